"""The receipt as a server in Python makes it: aiohttp, and a template of Jinja2 that is compiled once."""

import datetime
import json
import sys

import jinja2
from aiohttp import web

TEMPLATE = """\
{"type": "AdaptiveCard", "version": "1.5", "body": [
{"type": "TextBlock", "text": {{ ("Thank you, " ~ customer) | json }}, "weight": "bolder", "size": "large"},
{"type": "FactSet", "facts": [{"title": "Order", "value": {{ number | json }}},
{"title": "Date", "value": {{ ordered | date | json }}}]}
{%- for line in lines %},
{"type": "ColumnSet", "columns": [
{"type": "Column", "width": "stretch", "items": [
{"type": "TextBlock", "text": {{ (line.quantity ~ " × " ~ line.title) | json }}, "wrap": true}]},
{"type": "Column", "width": "auto", "items": [
{"type": "TextBlock", "text": {{ (line.price * line.quantity) | amount | json }}}]}]}
{%- endfor %},
{"type": "FactSet", "facts": [{"title": "Average", "value": {{ (total / lines | length) | amount | json }}}]}]}
"""

environment = jinja2.Environment(undefined=jinja2.StrictUndefined)
environment.filters["json"] = lambda value: json.dumps(value, ensure_ascii=False)
environment.filters["date"] = lambda text: datetime.datetime.fromisoformat(text).strftime("%Y-%m-%d")
environment.filters["amount"] = lambda number: f"{number:,.2f}"
template = environment.from_string(TEMPLATE)


async def expand(request: web.Request) -> web.Response:
    try:
        card = template.render(json.loads(await request.read()))
    except (ValueError, KeyError, TypeError, ZeroDivisionError, jinja2.UndefinedError) as error:
        return web.Response(status=400, text=str(error))
    return web.Response(text=card, content_type="application/json")


application = web.Application(client_max_size=256 << 10)
application.router.add_post("/expand/receipt", expand)
web.run_app(application, host="127.0.0.1", port=int(sys.argv[1]), access_log=None, print=None)
