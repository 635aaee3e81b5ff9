/// The part of SARIF 2.1.0 (OASIS, with errata 01) that logs of the compiler are made of, after sections 3.13 to 3.57: every property
/// that it has for these objects and that may be written, those that are required, and the values that are enumerated.
/// Objects have no others. That related locations and fixes are unique is left out.
let sarifSchema = #"""
  {
    "type": "object", "required": ["version", "runs"], "additionalProperties": false,
    "properties": {
      "$schema": {"type": "string"},
      "version": {"enum": ["2.1.0"]},
      "runs": {"type": "array", "items": {"$ref": "#/$defs/run"}}
    },
    "$defs": {
      "run": {
        "type": "object", "required": ["tool"], "additionalProperties": false,
        "properties": {
          "tool": {
            "type": "object", "required": ["driver"], "additionalProperties": false,
            "properties": {"driver": {"$ref": "#/$defs/toolComponent"}}
          },
          "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
          "results": {"type": "array", "items": {"$ref": "#/$defs/result"}}
        }
      },
      "toolComponent": {
        "type": "object", "required": ["name"], "additionalProperties": false,
        "properties": {
          "name": {"type": "string"}, "version": {"type": "string"}, "informationUri": {"type": "string"},
          "rules": {"type": "array", "items": {"$ref": "#/$defs/reportingDescriptor"}}
        }
      },
      "reportingDescriptor": {
        "type": "object", "required": ["id"], "additionalProperties": false,
        "properties": {
          "id": {"type": "string"}, "name": {"type": "string"},
          "shortDescription": {"$ref": "#/$defs/multiformatMessageString"},
          "fullDescription": {"$ref": "#/$defs/multiformatMessageString"},
          "help": {"$ref": "#/$defs/multiformatMessageString"},
          "defaultConfiguration": {
            "type": "object", "additionalProperties": false,
            "properties": {"enabled": {"type": "boolean"}, "level": {"$ref": "#/$defs/level"}}
          }
        }
      },
      "multiformatMessageString": {
        "type": "object", "required": ["text"], "additionalProperties": false,
        "properties": {"text": {"type": "string"}, "markdown": {"type": "string"}}
      },
      "level": {"enum": ["none", "note", "warning", "error"]},
      "message": {
        "type": "object", "required": ["text"], "additionalProperties": false,
        "properties": {"text": {"type": "string"}, "markdown": {"type": "string"}}
      },
      "result": {
        "type": "object", "required": ["message"], "additionalProperties": false,
        "properties": {
          "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": -1},
          "level": {"$ref": "#/$defs/level"}, "message": {"$ref": "#/$defs/message"},
          "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
          "relatedLocations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
          "fixes": {"type": "array", "items": {"$ref": "#/$defs/fix"}}
        }
      },
      "location": {
        "type": "object", "additionalProperties": false,
        "properties": {
          "id": {"type": "integer", "minimum": -1}, "message": {"$ref": "#/$defs/message"},
          "physicalLocation": {
            "type": "object", "required": ["artifactLocation"], "additionalProperties": false,
            "properties": {
              "artifactLocation": {"$ref": "#/$defs/artifactLocation"}, "region": {"$ref": "#/$defs/region"}
            }
          }
        }
      },
      "artifactLocation": {
        "type": "object", "additionalProperties": false,
        "properties": {"uri": {"type": "string"}, "uriBaseId": {"type": "string"}}
      },
      "region": {
        "type": "object", "additionalProperties": false,
        "properties": {
          "startLine": {"type": "integer", "minimum": 1}, "startColumn": {"type": "integer", "minimum": 1},
          "endLine": {"type": "integer", "minimum": 1}, "endColumn": {"type": "integer", "minimum": 1},
          "byteOffset": {"type": "integer", "minimum": -1}, "byteLength": {"type": "integer", "minimum": 0}
        }
      },
      "fix": {
        "type": "object", "required": ["artifactChanges"], "additionalProperties": false,
        "properties": {
          "description": {"$ref": "#/$defs/message"},
          "artifactChanges": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/artifactChange"}}
        }
      },
      "artifactChange": {
        "type": "object", "required": ["artifactLocation", "replacements"], "additionalProperties": false,
        "properties": {
          "artifactLocation": {"$ref": "#/$defs/artifactLocation"},
          "replacements": {
            "type": "array", "minItems": 1,
            "items": {
              "type": "object", "required": ["deletedRegion"], "additionalProperties": false,
              "properties": {
                "deletedRegion": {"$ref": "#/$defs/region"},
                "insertedContent": {
                  "type": "object", "additionalProperties": false,
                  "properties": {"text": {"type": "string"}, "binary": {"type": "string"}}
                }
              }
            }
          }
        }
      }
    }
  }
  """#
