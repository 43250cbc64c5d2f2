/** Filters without one of them: `<filter>`, or one value of a list, `<filter>:<value>`; an id that `nothing` doesn't know takes nothing away. */
export function withoutValue<Filters extends object>(filters: Filters, nothing: Filters, id: string): Partial<Filters> {
  const [name = '', value] = id.split(':', 2);
  if (!(name in nothing)) return {};
  const key = name as keyof Filters;
  const held: unknown = filters[key];
  return {
    [key]: Array.isArray(held) && value !== undefined ? held.filter((one) => one !== value) : nothing[key],
  } as Partial<Filters>;
}
