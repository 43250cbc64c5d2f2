/** What a type allows, as far as JSON goes. `kept` is what no text holds: an actor, a function, a map; `unknown` is anything. */
export type TypeShape =
  | 'text'
  | 'number'
  | 'flag'
  | 'nothing'
  | 'kept'
  | 'unknown'
  /** These texts, numbers or flags alone. */
  | { one: (string | number | boolean)[] }
  /** `least` and `most` items, where the type counts them. */
  | { list: TypeShape; least?: number; most?: number }
  /** By their names; one whose name ends in `?` may be absent. `open` is what fields of any other name hold. */
  | { fields: Record<string, TypeShape>; open?: TypeShape }
  | { either: TypeShape[] }
  /** The one of that name among the shapes of the machine. */
  | { is: string };

/** What the types of a machine say of everything that a person may write for it. */
export interface Payloads {
  /** The fields of each event beside its type. An event that isn't here is known by samples alone. */
  events: Record<string, TypeShape>;
  /** The value of each port that it, or a machine in it, asks. */
  ports: Record<string, TypeShape>;
  /** Shapes that have a name, for they are met more than once or hold themselves. */
  shapes: Record<string, TypeShape>;
}

/** A shape with the named ones that it may lean on. */
export interface Typed {
  shape: TypeShape;
  shapes: Payloads['shapes'];
}
