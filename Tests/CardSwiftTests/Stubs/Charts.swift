// swift-format-ignore-file
// What generated charts use of Swift Charts, with its signatures and nothing behind them.

public import SwiftUI

@MainActor public protocol ChartContent {}
public struct TupleChartContent<T>: ChartContent {}
public struct EitherChartContent<A, B>: ChartContent {}
extension Never: ChartContent {}

@resultBuilder public enum ChartContentBuilder {
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> EitherChartContent<A, B> { EitherChartContent() }
  public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> EitherChartContent<A, B> { EitherChartContent() }
}

public protocol Plottable {}
extension Double: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

public struct PlottableValue<Value: Plottable> {}
extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { PlottableValue() }
}

public enum MarkDimension { case automatic; public static func ratio(_ value: CGFloat) -> MarkDimension { .automatic } }
public struct AnnotationPosition: Sendable { public static let automatic = Self(), top = Self(), overlay = Self() }

public struct BarMark: ChartContent {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct LineMark: ChartContent {
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}
public struct PointMark: ChartContent {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct SectorMark: ChartContent {
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}
}
@MainActor extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { self }
}

public struct Chart<Content: ChartContent>: View {
  public var body: Never { fatalError() }
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}
}

public struct ChartPlotContent: View { public var body: Never { fatalError() } }

@MainActor extension View {
  public func chartYScale(domain: ClosedRange<Double>) -> some View { self }
  public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
    self
  }
}
