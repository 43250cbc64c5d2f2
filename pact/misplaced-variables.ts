import { Kind, parse, visit } from 'graphql';

/**
 * Variables of a document that an argument of another name takes, that no argument takes, or that are sent though the document knows none of
 * that name: whatever they hold, the gateway would read it as something else, or not at all.
 */
export function findMisplacedVariables(query: string, sent: object): string[] {
  const declared: string[] = [];
  const taken = new Map<string, string>();
  visit(parse(query), {
    VariableDefinition: ({ variable }) => {
      declared.push(variable.name.value);
    },
    Argument: ({ name, value }) => {
      if (value.kind === Kind.VARIABLE) taken.set(value.name.value, name.value);
    },
  });
  return [
    ...declared.flatMap((name) =>
      taken.get(name) === name ? [] : [`${name}: ${taken.get(name) ?? 'taken by nothing'}`],
    ),
    ...Object.entries(sent).flatMap(([name, value]) =>
      value === undefined || declared.includes(name) ? [] : [`${name}: not declared`],
    ),
  ];
}
