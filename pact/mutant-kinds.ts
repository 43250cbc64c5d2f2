import { failureCodes } from '../contracts/vocabulary/failures';
import type { PactInteraction } from './kit/contract-source';
import type { MutantKind, MutantLocation } from './kit/mutants';
import { leavesOf } from './kit/leaf-types';
import { minimumTotal, rowName } from './kit/answer-rules';
import { dayPattern, instantPattern } from './kit/patterns';
import { unknownValues, valuesAt } from './kit/unknown-values';

const date = new RegExp(`${dayPattern}|${instantPattern}`);

const queryOf = ({ request }: PactInteraction): string | null =>
  (request.body?.content as { query?: string } | undefined)?.query ?? null;

/** The values that may stand at the place; null where no vocabulary says them. */
function vocabularyOf({ field }: MutantLocation, interaction: PactInteraction): readonly string[] | null {
  const query = queryOf(interaction);
  if (field === 'errors.extensions.code' || (query === null && field === 'error')) return failureCodes;
  return query === null ? null : valuesAt(query, field);
}

function isId({ field, value }: MutantLocation, interaction: PactInteraction): boolean {
  if (typeof value !== 'string' || vocabularyOf({ field, value } as MutantLocation, interaction) !== null) return false;
  const query = queryOf(interaction);
  return query === null ? /id$/i.test(field) : leavesOf(query).get(field)?.type === 'ID';
}

const isWhole = ({ field, value }: MutantLocation, interaction: PactInteraction): boolean => {
  const query = queryOf(interaction);
  return Number.isInteger(value) && (query === null || leavesOf(query).get(field)?.type === 'Int');
};

const isDate = ({ value }: MutantLocation): boolean => typeof value === 'string' && date.test(value);

const another = (text: string): string => `${text.slice(0, -1)}${text.endsWith('9') ? '8' : '9'}`;

const isAddress = ({ value }: MutantLocation): boolean => typeof value === 'string' && /^(?:https?:\/)?\//.test(value);

/** Of an error that says no code, which it must not. */
const isCodeless = ({ field, value }: MutantLocation): boolean =>
  field === 'errors' &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('extensions' in value);

/** The same row told once more as another: it has another name. */
function anotherRow(row: unknown, field: string, interaction: PactInteraction): unknown {
  const nameOf = (place: MutantLocation, value: string): string => {
    const known = vocabularyOf(place, interaction);
    return known === null ? another(value) : (known[(known.indexOf(value) + 1) % known.length] ?? another(value));
  };
  if (typeof row === 'string') return nameOf({ field, value: row } as MutantLocation, row);
  const name = rowName(row);
  if (name === null) return row;
  return {
    ...(row as object),
    [name.key]: nameOf({ field: `${field}.${name.key}`, value: name.value } as MutantLocation, name.value),
  };
}

/** Every way in which one thing of an answer is changed. */
export const mutantKinds: readonly MutantKind[] = [
  {
    name: 'another code of its vocabulary',
    change: (place, interaction) => {
      const known = vocabularyOf(place, interaction) ?? [];
      const at = known.indexOf(String(place.value));
      return at < 0 ? null : { value: known[(at + 1) % known.length] };
    },
  },
  {
    name: 'a code of no vocabulary',
    change: (place, interaction) =>
      typeof place.value === 'string' && vocabularyOf(place, interaction) ? { value: 'NOT_KNOWN_YET' } : null,
    warned: ({ path }, body, interaction) =>
      unknownValues(interaction, JSON.stringify(body)).some(({ where }) => `$.${where}` === path),
  },
  { name: 'a flag flipped', change: ({ value }) => (typeof value === 'boolean' ? { value: !value } : null) },
  {
    name: 'another id',
    change: (place, interaction) => (isId(place, interaction) ? { value: another(String(place.value)) } : null),
  },
  {
    name: 'another text',
    change: (place, interaction) =>
      typeof place.value !== 'string' ||
      isDate(place) ||
      isId(place, interaction) ||
      vocabularyOf(place, interaction) !== null
        ? null
        : { value: `${place.value}${isAddress(place) ? '-otherwise' : ', otherwise'}` },
  },
  { name: 'another number', change: ({ value }) => (typeof value === 'number' ? { value: value + 1 } : null) },
  {
    name: 'a number as text',
    change: ({ value }) => (typeof value === 'number' ? { value: String(value) } : null),
  },
  {
    name: 'a whole number as a fraction',
    change: (place, interaction) => (isWhole(place, interaction) ? { value: Number(place.value) + 0.5 } : null),
  },
  {
    name: 'a text as a number',
    change: ({ value }) => (typeof value === 'string' ? { value: 5 } : null),
  },
  {
    name: 'null',
    change: ({ value, steps }) => (value === null || steps.length === 0 ? null : { value: null }),
  },
  { name: 'something instead of null', change: ({ value }) => (value === null ? { value: 'something' } : null) },
  {
    name: 'a day that no calendar has',
    change: (place) => (isDate(place) ? { value: `2026-02-30${String(place.value).slice(10)}` } : null),
  },
  {
    name: 'another day',
    change: (place) => (isDate(place) ? { value: `2025-01-09${String(place.value).slice(10)}` } : null),
  },
  {
    name: 'a day of 1970',
    change: (place) => (isDate(place) ? { value: `1970-01-01${String(place.value).slice(10)}` } : null),
  },
  {
    name: 'an address that runs as a script',
    change: (place) => (isAddress(place) ? { value: 'javascript:alert(1)' } : null),
  },
  { name: 'no address', change: (place) => (isAddress(place) ? { value: 'nowhere' } : null) },
  {
    name: 'a number below zero',
    change: ({ value }) => (typeof value === 'number' ? { value: -1 - value } : null),
  },
  {
    name: 'a total below its rows',
    change: ({ steps }, interaction) => {
      const least = minimumTotal(steps, interaction.response.body?.content);
      return least === null ? null : { value: least - 1 };
    },
  },
  {
    name: 'a row doubled',
    change: ({ value }) =>
      Array.isArray(value) && rowName(value.at(-1)) !== null
        ? { value: [...(value as unknown[]), value.at(-1)] }
        : null,
  },
  {
    name: 'an error beside the data',
    change: ({ steps, value }, interaction) =>
      steps.length === 0 && queryOf(interaction) !== null && !('errors' in (value as object))
        ? { value: { ...(value as object), errors: [{ message: 'something is missing' }] } }
        : null,
  },
  {
    name: 'a code of an error that has none',
    change: (place) =>
      isCodeless(place) ? { value: { ...(place.value as object), extensions: { code: 'NOT_ALLOWED' } } } : null,
  },
  { name: 'a missing key', change: ({ steps }) => (typeof steps.at(-1) === 'string' ? 'gone' : null) },
  {
    name: 'an extra key',
    change: ({ value }) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { value: { ...value, unasked: 1 } } : null,
  },
  {
    name: 'one row more',
    change: ({ value, field }, interaction) =>
      Array.isArray(value)
        ? { value: [...(value as unknown[]), anotherRow(value.at(-1) ?? {}, field, interaction)] }
        : null,
  },
  {
    name: 'one row fewer',
    change: ({ value }) => (Array.isArray(value) && value.length > 0 ? { value: value.slice(0, -1) } : null),
  },
  { name: 'another status', change: () => null, status: (status) => (status === 200 ? 503 : 200) },
];
