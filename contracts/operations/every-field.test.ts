import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { getNamedType, getNullableType, isLeafType, isObjectType, Kind, parse, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { arbitraryData, documentOperations, selectedFields, schema, type Fragments } from '../../tests/arbitrary-data';

interface Leaf {
  /** As the schema calls it: `Case.caseId`. */
  name: string;
  path: string[];
  values: readonly unknown[];
}

/** Ids, addresses, moments and words: what is known is told apart only by its own vocabulary. */
const texts = [
  'MLA1',
  'https://elsewhere.test/a',
  '/files/a',
  '2026-01-02T00:00:00.000Z',
  'pt',
  'en',
  'processed',
  'high',
  'failed',
  'failed',
];
const values: Record<string, readonly unknown[]> = { Int: [7, 8], Float: [7, 8], Boolean: [true, false] };

/** What the document asks for, down to the leaves. */
function leavesOf(query: string): Leaf[] {
  const { definitions } = parse(query);
  const fragments: Fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('The document holds no operation.');
  const under = (type: GraphQLObjectType, set: typeof operation.selectionSet, path: string[]): Leaf[] =>
    selectedFields(set, fragments).flatMap(({ name, below }) => {
      const field = type.getFields()[name];
      if (!field) throw new Error(`${type.name} has no field ${name}.`);
      const inner = getNamedType(field.type);
      const at = [...path, name];
      if (isObjectType(inner)) return below ? under(inner, below, at) : [];
      const nullable = getNullableType(field.type) === field.type;
      const list = !isLeafType(getNullableType(field.type));
      const single = values[inner.name] ?? texts;
      return [
        {
          name: path.length === 0 ? name : `${type.name}.${name}`,
          path: at,
          values: [...(list ? single.map((value) => [value]) : single), ...(nullable ? [null] : [])],
        },
      ];
    });
  return under(root, operation.selectionSet, []);
}

/** The answer with another value at the leaf, in the first row of each list; undefined where the answer ends before it. */
function withLeaf(data: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const first = data.length === 0 ? undefined : withLeaf(data[0], [key, ...rest], value);
    return first === undefined ? undefined : [first, ...data.slice(1)];
  }
  if (typeof data !== 'object' || data === null || !(key in data)) return undefined;
  const inner = withLeaf((data as Record<string, unknown>)[key], rest, value);
  return inner === undefined ? undefined : { ...data, [key]: inner };
}

/** Asked for because a requirement lists it, though nothing tells it: the requirement names the field. */
const onlyInLists: Record<string, string> = {
  'article: Article.type': 'GW-20',
  'articleDescription: ArticleDescription.id': 'GW-21',
  'closedCasesList: SimplifiedCase.user_product_ids': 'CAS-07',
  'counterNoticesV3: SimplifiedCase.user_product_ids': 'CAS-07',
  'createLiveSearchReport: NoticedReport.generating': 'EXP-03',
  'createNoticedReport: NoticedReport.generating': 'EXP-03',
  'liveSearchReports: NoticedReport.generating': 'EXP-03',
  'noticedReports: NoticedReport.generating': 'EXP-03',
  'pendingCounterNoticeList: SimplifiedCase.user_product_ids': 'CAS-07',
  'reviews: Review.forbidden_words': 'LST-51',
  'reviews: Review.relevance': 'LST-51',
  'reviews: Review.reviewable_object': 'LST-51',
  'reviews: Review.reviewer_id': 'LST-51',
  'reviews: Review.status': 'LST-51',
  'reviews: Review.valorization': 'LST-51',
};

/** Asked for because an object has to be asked for something, or because every field of its entity is required. */
const onlyRequested: Record<string, string> = {
  'article: Question.answer': 'The questions of GW-20; the screen pages through them by articleQuestions.',
  'article: Question.date': 'The questions of GW-20; the screen pages through them by articleQuestions.',
  'article: Question.text': 'The questions of GW-20; the screen pages through them by articleQuestions.',
  'caseDescription: Case.auditorId': 'GW-44 asks for all fields of a case; a person reads the name.',
  'closedCasesList: DenouncedVariant.id': 'The aDenouncedVariants of CAS-07.',
  'counterNoticesV3: DenouncedVariant.id': 'The aDenouncedVariants of CAS-07.',
  'insertStatistics: StatisticsStatus.status': 'Nothing waits for it.',
  'noticedArticles: Photo.id': 'The photos of a report are counted.',
  'pendingCounterNoticeList: DenouncedVariant.id': 'The aDenouncedVariants of CAS-07.',
  'trackUserEvent: StatisticsStatus.status': 'Nothing waits for it.',
};

const unread = documentOperations.flatMap(({ name: operationName, operation, input, query }) => {
  const read = (data: unknown) => {
    try {
      return JSON.stringify(operation.read(data, input));
    } catch {
      return null;
    }
  };
  const answers = fc
    .sample(arbitraryData(query, fc.constantFrom(...texts)), { seed: 11, numRuns: 600 })
    .map((data) => ({ data, shaped: read(data) }))
    .filter(({ shaped }) => shaped !== null);
  return leavesOf(query)
    .filter(
      ({ path, values }) =>
        !answers.some(({ data, shaped }) =>
          values.some((value) => {
            const other = withLeaf(data, path, value);
            return other !== undefined && read(other) !== shaped;
          }),
        ),
    )
    .map(({ name }) => `${operationName}: ${name}`);
});

/** Flags that are answered by another name than their own, or by what several of them mean together. */
const renamedFlags: Record<string, string[]> = {
  'DenounceReminder.showDenounceReminder': [''],
  'LiveSearch.finished': ['finished', 'status'],
  'NoticedMark.failed': ['failed', 'failure'],
  'NoticedReport.failed': ['state', 'url'],
  'NoticedReport.generating': [],
  'NoticedReport.ready': ['state', 'url'],
  'Seller.blackSeller': ['watched'],
  'Seller.whiteSeller': ['trusted'],
};

const ownNameOf = (flag: string): string =>
  flag.slice(flag.indexOf('.') + 1).replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names of the fields in which two answers differ. */
function findDifferences(one: unknown, other: unknown, name = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Object.is(one, other) ? [] : [name];
  const inner = (of: object, key: string): unknown => (of as Record<string, unknown>)[key];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    findDifferences(inner(one, key), inner(other, key), Array.isArray(one) ? name : key),
  );
}

/** What each flag of a document changes in what is answered. */
function changedByFlags(): Record<string, string[]> {
  const changed: Record<string, string[]> = {};
  for (const { operation, input, query } of documentOperations) {
    const flags = leavesOf(query).filter(({ values: [value] }) => value === true);
    const answers = fc.sample(arbitraryData(query, fc.constant('MLA1')), { seed: 11, numRuns: 100 });
    for (const { name, path } of flags) {
      const changedPaths = answers.flatMap((data) => {
        const [on, off] = [true, false].map((value) => withLeaf(data, path, value));
        if (on === undefined) return [];
        try {
          return findDifferences(operation.read(on, input), operation.read(off, input));
        } catch {
          return [];
        }
      });
      changed[name] = [...new Set([...(changed[name] ?? []), ...changedPaths])].sort();
    }
  }
  return changed;
}

describe('a flag that the documents ask for', () => {
  it('GW-09 GW-46 GW-50 is answered by its own name, so that none is read in the place of another', () => {
    const changed = changedByFlags();
    const own = Object.keys(changed).map((flag) => [flag, renamedFlags[flag] ?? [ownNameOf(flag)]]);
    expect(own.length).toBeGreaterThan(Object.keys(renamedFlags).length);
    expect(changed).toEqual(Object.fromEntries(own));
  });
});

/** Flags that aren't read as false where they are absent, and the fields that say so: a country runs unless it is said not to, and reviews are counted. */
const unlikeFalse: Record<string, string[]> = {
  'CountrySite.active': ['active'],
  'ReviewsTotal.hasNegative': ['hasNegative'],
  'ReviewsTotal.hasPositive': ['hasPositive'],
};

const marked = 'LEFT_OUT';
const withoutMarked = (data: unknown): unknown =>
  data === undefined
    ? undefined
    : JSON.parse(JSON.stringify(data, (_, value) => (value === marked ? undefined : value)));

/** What differs between a flag that is absent and the same flag that is false, in what is answered. */
function unlikeFalseWhereAbsent(): Record<string, string[]> {
  const unlike: Record<string, string[]> = {};
  for (const { operation, input, query } of documentOperations) {
    const flags = leavesOf(query).filter(({ values: each }) => each[0] === true && each.includes(null));
    const answers = fc.sample(arbitraryData(query, fc.constant('MLA1')), { seed: 11, numRuns: 100 });
    for (const { name, path } of flags)
      for (const data of answers)
        for (const without of [withLeaf(data, path, null), withoutMarked(withLeaf(data, path, marked))]) {
          const off = withLeaf(data, path, false);
          if (off === undefined) continue;
          const read = (each: unknown) => {
            try {
              return operation.read(each, input);
            } catch {
              return null;
            }
          };
          const changedPaths = findDifferences(read(without), read(off));
          if (changedPaths.length > 0) unlike[name] = [...new Set([...(unlike[name] ?? []), ...changedPaths])].sort();
        }
  }
  return unlike;
}

describe('a flag that the gateway leaves out', () => {
  it('is read as false, but for those that are named here', () => {
    expect(unlikeFalseWhereAbsent()).toEqual(unlikeFalse);
  });

  it.each<[unknown]>([[null], [undefined], [{}], [{ showDenounceReminder: null }]])(
    'LIM-21 nobody is reminded where the gateway doesn’t say that a reminder is due: %j',
    (showDenounceReminder) => {
      const reminder = documentOperations.find(({ name }) => name === 'showDenounceReminder');
      expect(reminder?.operation.read({ showDenounceReminder }, undefined)).toBe(false);
    },
  );
});

describe('what the documents ask for', () => {
  it('changes what is answered, or is named here with why it is asked for', () => {
    expect([...new Set(unread)].sort()).toEqual([...Object.keys(onlyInLists), ...Object.keys(onlyRequested)].sort());
  });

  it.each(Object.entries(onlyInLists))('%s is listed by %s', (field, row) => {
    const rows = readFileSync(new URL('../../docs/requirements.tsv', import.meta.url), 'utf8').split('\n');
    const line = rows.find((each) => each.startsWith(`${row}\t`));
    expect(line).toContain(field.slice(field.lastIndexOf('.') + 1));
  });
});
