/** One named part of a query: what a text of it means, and what holds where nothing is said. */
export interface Field<Value> {
  otherwise: Value;
  /** `damaged` when some of the text could not be used; the value is what could. */
  read: (text: string) => { value: Value; damaged: boolean };
}

/** What a part of a path means; null where its shape is wrong, and no such address exists. */
export type PathPart<Value> = (text: string | undefined) => Value | null;

const sound = <Value>(value: Value) => ({ value, damaged: false });
const damaged = <Value>(value: Value) => ({ value, damaged: true });
const plain = (text: string) => text.trim().toLowerCase();

/** A whole number within both bounds. */
export function wholeNumber(otherwise: number, least: number, most: number): Field<number> {
  return {
    otherwise,
    read: (text) => {
      const value = Number(text);
      return Number.isInteger(value) && value >= least && value <= most ? sound(value) : damaged(otherwise);
    },
  };
}

/** One of these, whatever its case. */
export function oneOfField<const Value extends string | number, const Otherwise extends string | number | null>(
  values: readonly Value[],
  otherwise: Otherwise,
): Field<Value | Otherwise> {
  return {
    otherwise,
    read: (text) => {
      const value = values.find((one) => plain(String(one)) === plain(text));
      return value === undefined ? damaged<Value | Otherwise>(otherwise) : sound<Value | Otherwise>(value);
    },
  };
}

/** Any of these with commas between, whatever their case; read in the order of `values`, each once. */
export function someOfField<const Value extends string>(values: readonly Value[]): Field<Value[]> {
  return {
    otherwise: [],
    read: (text) => {
      const asked = new Set(text.split(',').map(plain).filter(Boolean));
      const kept = values.filter((one) => asked.has(plain(one)));
      return kept.length < asked.size ? damaged(kept) : sound(kept);
    },
  };
}

/** Any text, as it is. */
export const textField: Field<string> = { otherwise: '', read: sound };

/** All of a query that no other field reads, as it would be written. */
export const restField: Field<string> = { otherwise: '', read: sound };

/** What `read` makes of a text without blanks around it; null is damaged. */
export function optionalField<Value>(read: (text: string) => Value | null): Field<Value | null> {
  return {
    otherwise: null,
    read: (text) => {
      const value = read(text.trim());
      return value === null ? damaged(null) : sound(value);
    },
  };
}

/** A part of a path that may be missing. */
export function optionalPart<Value>(read: PathPart<Value>): PathPart<Value | undefined> {
  return (text) => (text === undefined ? undefined : read(text));
}
