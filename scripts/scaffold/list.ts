import { namesOf, requireArea, ScaffoldError, type Names } from './names';
import { rowsOf, type PagedRows } from './rows-of';
import { screenWiring, type Changes } from './wiring';

function machineOf(area: string, operation: string, { kebab, camel, pascal, words, title }: Names, rows: PagedRows) {
  const file = `machines/${area}/${kebab}/${kebab}`;
  return {
    [`${file}.machine.ts`]: `import type { ScreenInput } from '../../domain/addresses';
import { fromPort, listOf } from '../../shared/list/list';

export type ${pascal}Place = ScreenInput<'${camel}'>;

export const ${camel}Machine = listOf(
  '${camel}',
  [
    fromPort('${operation}', {
      ask: ({ search: { page, size } }: ${pascal}Place) => ({ size, from: (page - 1) * size }),
      read: ({ items, total }) => ({ rows: items, total }),
    }),
  ],
  {
    idOf: ({ ${rows.id} }) => ${rows.id},
    paging: { at: ({ search }) => search, to: ({ search }) => ({ to: '${camel}', search }) },
  },
);
`,
    [`${file}.view.ts`]: `import type { SnapshotFrom } from 'xstate';
import { listView } from '../../shared/list/list.view';
import type { ${camel}Machine } from './${kebab}.machine';

/** What the screen of the ${words} shows. */
export function ${camel}View(snapshot: SnapshotFrom<typeof ${camel}Machine>) {
  return { ...listView(snapshot), size: snapshot.context.size };
}
`,
    [`${file}.samples.ts`]: `import type { ${rows.type} } from '../../../contracts/shapes';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { listEvents, pageOfRows, rowsChosenEvents } from '../../shared/list/list.samples';
import type { ${camel}Machine } from './${kebab}.machine';

export const sample${pascal}Row = (more: Partial<${rows.type}> = {}): ${rows.type} => ({ ...${rows.sample}, ...more });

export const ${camel}Samples: MachineSamples<typeof ${camel}Machine> = {
  lives: [{ name: 'the first page', input: inputAt('${camel}', {}), systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    answered('${operation}', pageOfRows([sample${pascal}Row()], 11)),
    answered('${operation}', pageOfRows<${rows.type}>([], 11)),
    refused('${operation}', 'OFFLINE'),
    ...listEvents,
    { type: 'size.choose', size: 20 },
    ...rowsChosenEvents('1'),
    { type: 'row.put', row: sample${pascal}Row({ ${rows.id}: '2' }) },
    { type: 'row.drop', id: '2' },
    searchAt('${camel}', { page: '3' }),
    searchAt('${camel}'),
  ],
  never: {
    'it says that it failed without a reason': (snapshot) =>
      snapshot.matches('failed') && snapshot.context.failure === null,
  },
};

export const ${camel}Descriptions = {
  states: {
    asking: 'The rows of this page are asked for; what stands stays readable meanwhile.',
    judging: 'What the answer means for what comes next.',
    shown: 'The rows stand.',
    failed: 'The rows could not be had; they can be asked for again.',
    resting: 'Another screen is in front: nothing is asked until this one is back.',
  },
  guards: {
    asksTheSame: 'the address asks for the same rows as before',
    pastTheEnd: 'the page lies past the last one',
  },
};
`,
    [`${file}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { answers, startWith } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { pageOfRows } from '../../shared/list/list.samples';
import { ${camel}Machine } from './${kebab}.machine';
import { sample${pascal}Row } from './${kebab}.samples';
import { ${camel}View } from './${kebab}.view';

describe('the list of the ${words}', () => {
  it('asks for the page of its address, and asks the router for another', async () => {
    const ${operation} = answers(pageOfRows([sample${pascal}Row()], 21));
    const input = inputAt('${camel}', {}, { page: '2' });
    const { actor, receivedBy, settle } = startWith(${camel}Machine, { input, ports: { ${operation} } });
    await settle();
    expect(${camel}View(actor.getSnapshot())).toMatchObject({ phase: 'shown', page: 2, pages: 3, total: 21 });
    actor.send({ type: 'page.go', page: 3 });
    actor.send({ type: 'size.choose', size: 50 });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: '${camel}', search: { page: 3, size: 10 } }),
      goTo({ to: '${camel}', search: { page: 1, size: 50 } }),
    ]);
    actor.send(searchAt('${camel}', { page: '3' }));
    await settle();
    expect(${operation}.asked).toEqual([
      { size: 10, from: 10 },
      { size: 10, from: 20 },
    ]);
  });
});
`,
    [`machines/${area}/${kebab}/README.md`]: `# ${title}

The ${words}, page by page, as \`${operation}\` answers them: a list as machines/shared/list has it, and nothing else.

<!-- chart -->
<!-- /chart -->
`,
  };
}

function screenOf(area: string, operation: string, { kebab, camel, pascal, words }: Names, { id, lead }: PagedRows) {
  const machine = `../../../../machines/${area}/${kebab}/${kebab}`;
  const file = `src/screens/${area}/${kebab}/${kebab}-screen`;
  return {
    [`${file}.tsx`]: `import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '${machine}.machine';
import { ${camel}View } from '${machine}.view';
import { formatCount } from '../../../copy/money';
import { DataCell, DataRow, DataTable } from '../../../parts/data-table';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { Pager } from '../../../parts/pager';
import { TableSkeleton } from '../../../parts/skeletons';
import { FailureLine } from '../../shared/failure-line';

/** The ${words}, page by page. */
export function ${pascal}Screen({ actor }: { actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const intl = useIntl();
  const view = useSelector(actor, ${camel}View, shallowEqual);
  const columns = [{ id: '${lead}', name: intl.formatMessage({ id: '${camel}.${lead}.column' }) }];
  const reload = () => actor.send({ type: 'list.reload' });
  return (
    <>
      <PageTitle
        title={<FormattedMessage id="${camel}.title.text" />}
        count={view.phase === 'shown' ? formatCount(intl, view.total) : undefined}
      />
      {view.phase === 'asking' && <TableSkeleton columns={columns.length} rows={view.size} />}
      {view.phase === 'failed' && view.failure !== null && <ErrorState failure={view.failure} onRetry={reload} />}
      {view.phase === 'shown' && view.rows.length === 0 && (
        <EmptyState title={<FormattedMessage id="${camel}.empty.title" />} />
      )}
      {view.phase === 'shown' && view.rows.length > 0 && (
        <>
          {view.failure !== null && <FailureLine failure={view.failure} onRetry={reload} />}
          <DataTable
            label={intl.formatMessage({ id: '${camel}.title.text' })}
            columns={columns}
            refreshing={view.asking}
          >
            {view.rows.map((row) => (
              <DataRow key={row.${id}}>
                <DataCell of="${lead}" inCard="lead">
                  {row.${lead}}
                </DataCell>
              </DataRow>
            ))}
          </DataTable>
          <Pager
            page={view.page}
            size={view.size}
            total={view.total}
            onPage={(page) => actor.send({ type: 'page.go', page })}
            onSize={(size) => actor.send({ type: 'size.choose', size })}
          />
        </>
      )}
    </>
  );
}
`,
    [`${file}.test.tsx`]: `import { expect, test } from 'vitest';
import { goTo } from '../../../../machines/domain/navigation-events';
import { ${camel}Machine } from '${machine}.machine';
import { sample${pascal}Row } from '${machine}.samples';
import { answersInTurn, startWith } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { pageOfRows } from '../../../../machines/shared/list/list.samples';
import { getElement, press, renderNode, waitForElement } from '../../../../tests/render-node';
import { ${pascal}Screen } from './${kebab}-screen';

test('the ${words} that could not be had are asked for again, and turned page by page', async () => {
  const ${operation} = answersInTurn(
    { ok: false, failure: { code: 'OFFLINE' } },
    { ok: true, value: pageOfRows([sample${pascal}Row({ ${lead}: 'one of them' })], 11) },
  );
  const { actor, receivedBy, settle } = startWith(${camel}Machine, {
    input: inputAt('${camel}', {}),
    ports: { ${operation} },
  });
  await settle();
  const { host } = renderNode(<${pascal}Screen actor={actor} />, 'en');
  press(getElement(host, '[role=alert] button'));
  expect((await waitForElement(host, 'tbody')).textContent).toBe('one of them');
  expect(getElement(host, 'h1').textContent).toContain('11');
  press(getElement(host, 'button[aria-label="Next page"]'));
  expect(receivedBy('screens')).toEqual([goTo({ to: '${camel}', search: { page: 2, size: 10 } })]);
});
`,
  };
}

/**
 * What a new list writes: a machine on machines/shared/list that asks that operation page by page, its screen, and what brings it in.
 * Its path is its name with underscores, unless another is given.
 */
export function listChanges(root: string, area: string, name: string, path?: string, operation?: string): Changes {
  requireArea(area);
  if (operation === undefined)
    throw new ScaffoldError('Say what it asks: npm run new:list <area> <name> -- --asks <operation>');
  const names = namesOf(name);
  const { camel, title } = names;
  const rows = rowsOf(root, operation);
  const said = (empty: string) => ({
    [`${camel}.title.text`]: title,
    [`${camel}.empty.title`]: empty,
    [`${camel}.${rows.lead}.column`]: rows.lead,
  });
  const { files, insertions } = screenWiring(root, area, names, {
    path,
    search: 'page, size',
    words: { es: said('Todavía no hay nada'), en: said('Nothing here yet'), pt: said('Ainda não há nada') },
  });
  return {
    files: { ...files, ...machineOf(area, operation, names, rows), ...screenOf(area, operation, names, rows) },
    insertions,
  };
}
