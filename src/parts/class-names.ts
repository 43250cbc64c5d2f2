/** Joins the class names that hold; `undefined` and `false` leave no trace. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
