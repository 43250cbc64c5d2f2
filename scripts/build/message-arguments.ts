import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Use = 'shown' | 'counted' | 'timed' | 'chosen' | 'wrapped';

const uses: Partial<Record<TYPE, Use>> = {
  [TYPE.argument]: 'shown',
  [TYPE.number]: 'counted',
  [TYPE.plural]: 'counted',
  [TYPE.date]: 'timed',
  [TYPE.time]: 'timed',
  [TYPE.select]: 'chosen',
  [TYPE.tag]: 'wrapped',
};

interface Argument {
  uses: Set<Use>;
  /** It is written out as it stands. */
  shown: boolean;
  /** A plural writes it out as `#`. */
  pound: boolean;
}

function collect(tree: readonly MessageFormatElement[], found: Map<string, Argument>): Map<string, Argument> {
  for (const element of tree) {
    const use = uses[element.type];
    if (use === undefined || !('value' in element)) continue;
    const known = found.get(element.value) ?? { uses: new Set(), shown: false, pound: false };
    known.uses.add(use);
    const chooses = element.type === TYPE.plural || element.type === TYPE.select;
    if (!chooses) known.shown = true;
    found.set(element.value, known);
    if (chooses) {
      for (const { value } of Object.values(element.options)) {
        if (value.some(({ type }) => type === TYPE.pound)) known.pound = true;
        collect(value, found);
      }
    }
    if (element.type === TYPE.tag) collect(element.children, found);
  }
  return found;
}

const clash = (one: Set<Use>, other: Set<Use>): boolean =>
  one.has('wrapped') !== other.has('wrapped') ||
  (one.has('timed') && other.has('counted')) ||
  (one.has('counted') && other.has('timed'));

/**
 * Where the arguments of two translations part, in words; null where whoever fills one fills the other. An argument that only
 * chooses between wordings may be missing in one of them, and so may a `#` where the other writes out an argument instead.
 */
export function argumentsPart(
  one: readonly MessageFormatElement[],
  other: readonly MessageFormatElement[],
): string | null {
  const [left, right] = [collect(one, new Map()), collect(other, new Map())];
  for (const name of new Set([...left.keys(), ...right.keys()])) {
    const [leftUse, rightUse] = [left.get(name), right.get(name)];
    if (leftUse && rightUse) {
      if (clash(leftUse.uses, rightUse.uses)) return `{${name}} is used for something else`;
      continue;
    }
    const known = leftUse ?? rightUse;
    const instead = [...(leftUse ? right : left).values()].some(({ shown }) => shown);
    if (known?.shown || (known?.pound && !instead)) return `{${name}} is in one of them only`;
  }
  return null;
}
