extension SupportSources {
  /// The part `CardChartColors`.
  static let cardChartColors = ##"""
    /// The colours of charts by the names that hosts of cards have for them, where data give these.
    enum CardChartColors {
      /// The colour of a name in any case, such as `good` or `sequentialRed3`, as `0xRRGGBB`; none for other texts.
      static func number(_ name: String) -> UInt32? { numbers[name.lowercased()] }

      /// The colours of a set, in the order in which charts take them; the categorical ones for a name that is none.
      static func numbers(of set: String) -> [UInt32] {
        let name = set.lowercased()
        return switch name {
        case "diverging":
          numbers(name, "blue lightblue cyan teal yellow peach lightred red maroon")
        case "sequential", "sequentialred", "sequentialgreen", "sequentialyellow":
          numbers(name, "1 2 3 4 5 6 7 8")
        default:
          // Those that differ most come first.
          numbers("categorical", "blue teal purple marigold red green lavender lime lightblue")
        }
      }

      private static func numbers(_ set: String, _ names: String) -> [UInt32] {
        names.split(separator: " ").compactMap { numbers[set + $0] }
      }

      private static let numbers = Dictionary(
        table.split { $0 == " " || $0 == "\n" }.map { entry in
          let parts = entry.split(separator: "=").map(String.init)
          return (parts[0], UInt32(parts[1], radix: 16) ?? 0)
        },
        uniquingKeysWith: { first, _ in first }
      )

      private static let table = """
        categoricalred=C50F1F categoricalpurple=80215D categoricallavender=3F3682
        categoricalblue=2461CA categoricallightblue=0078D4 categoricalteal=00B7C3
        categoricalgreen=00CC6A categoricallime=A4CD6C categoricalmarigold=F3C761
        divergingblue=13458F diverginglightblue=2C72A8 divergingcyan=92B6D1 divergingteal=9BD9DB
        divergingyellow=FFE69E divergingpeach=F4BEAA diverginglightred=E37D81 divergingred=D33F4C
        divergingmaroon=950C17 good=107C10 warning=EAA300 attention=C50F1F neutral=8A8886
        diverginggray=BDBDBD sequential1=333357 sequential2=4F52B2 sequential3=5B5FC7
        sequential4=7F85F5 sequential5=9299F7 sequential6=AAB1FA sequential7=C5CBFA
        sequential8=DCE0FA sequentialred1=6E0811 sequentialred2=8B0A16 sequentialred3=9E0C18
        sequentialred4=B20E1C sequentialred5=C50F1F sequentialred6=D85C67 sequentialred7=EAA9AE
        sequentialred8=F4D5D8 sequentialgreen1=094509 sequentialgreen2=0E5711
        sequentialgreen3=0E700E sequentialgreen4=107C10 sequentialgreen5=54B054
        sequentialgreen6=6EBF6D sequentialgreen7=86CF86 sequentialgreen8=9FD89F
        sequentialyellow1=6C5700 sequentialyellow2=937700 sequentialyellow3=D39300
        sequentialyellow4=EAA300 sequentialyellow5=EFB839 sequentialyellow6=F3C96F
        sequentialyellow7=F8DC8E sequentialyellow8=FAE6B8
        """
    }
    """##

  /// The same as it is read.
  static let cardChartColorsPart = SupportPart(cardChartColors)
}
