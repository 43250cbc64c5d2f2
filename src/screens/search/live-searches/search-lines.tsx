import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  countLines,
  linesFault,
  readLines,
  type LineEntry,
  type ReadLine,
} from '../../../../machines/domain/search-lines';
import { pasteIdsIn } from '../../../../machines/domain/pasted-listings';
import { siteOf, sitePartOf } from '../../../../machines/domain/sites';
import { isSearchQuery } from '../../../../machines/domain/search-query';
import type { quickSearchMachine } from '../../../../machines/search/quick-search/quick-search.machine';
import { quickSearchView } from '../../../../machines/search/quick-search/quick-search.view';
import { describeBlockReason } from '../../../copy/block-reasons';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { ConfirmDialog } from '../../../parts/dialogs';
import { useSystemActorState } from '../../../seams/use-console';
import classes from './search-lines.module.css';

/** What the lines that were written look for, together and each, and the question before many searches are created. */
export default function SearchLines({ actor }: { actor: ActorRefFrom<typeof quickSearchMachine> }) {
  const intl = useIntl();
  const { values, confirming } = useSelector(actor, quickSearchView, shallowEqual);
  const { lines, as } = values;
  const read = useMemo(() => (linesFault(lines, as) === null ? readLines(lines, as) : null), [lines, as]);
  const counts = read && countLines(read);
  const last = useSelector(useSystemActorState('drafts'), ({ context }) => pasteIdsIn(context.drafts)[0]);
  const named = (['listings', 'sellers', 'words'] as const).flatMap((kind) =>
    counts === null || counts[kind] === 0
      ? []
      : intl.formatMessage({ id: `searchLines.${kind}.count` }, { count: counts[kind] }),
  );
  return (
    <>
      <p className={classes.sum} role="status">
        {counts !== null && (
          <FormattedMessage
            id="searchLines.sum.text"
            values={{ ...counts, what: intl.formatList(named, { type: 'unit' }), found: named.length }}
          />
        )}
      </p>
      <div className={classes.ways}>
        {counts !== null && counts.listings > 0 && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconClipboardList size={16} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'listings.review' })}
          >
            <FormattedMessage id="searchLines.review.action" values={{ count: counts.listings }} />
          </Button>
        )}
        {last !== undefined && (
          <AppLink to={{ to: 'pastedListings', params: { id: last } }}>
            <FormattedMessage id="searchLines.last.action" />
          </AppLink>
        )}
      </div>
      {read !== null && (
        <ol className={classes.lines} tabIndex={0} aria-label={intl.formatMessage({ id: 'searchLines.lines.label' })}>
          {read.lines.map((line, at) => (
            <SearchLineRow key={at} line={line} />
          ))}
        </ol>
      )}
      <ConfirmDialog
        opened={confirming}
        title={<FormattedMessage id="searchLines.confirm.title" values={{ count: counts?.searches ?? 0 }} />}
        confirm={<FormattedMessage id="searchLines.confirm.action" values={{ count: counts?.searches ?? 0 }} />}
        onConfirm={() => actor.send({ type: 'lines.confirm' })}
        onCancel={() => actor.send({ type: 'lines.decline' })}
      >
        <FormattedMessage id="searchLines.confirm.text" values={{ listings: counts?.listings ?? 0 }} />
      </ConfirmDialog>
    </>
  );
}

function entryText(intl: IntlShape, { read }: LineEntry): string {
  if (!isSearchQuery(read)) return describeBlockReason(intl, read);
  switch (read.kind) {
    case 'listing':
      return intl.formatMessage(
        { id: 'searchLines.listing.meant' },
        { id: read.id, country: siteCountryName(intl, siteOf(read.id) ?? sitePartOf(read.id)) },
      );
    case 'seller':
      return intl.formatMessage({ id: 'searchLines.seller.meant' }, { nickname: read.nickname });
    case 'words':
      return intl.formatMessage({ id: 'searchLines.words.meant' }, { keyword: read.keyword });
  }
}

const SearchLineRow = memo(function SearchLineRow({ line: { text, role, entries, unused } }: { line: ReadLine }) {
  const intl = useIntl();
  return (
    <li className={classes.line}>
      <span className={classes.text}>{text}</span>
      <span className={classes.meanings}>
        {role !== 'sought' && (
          <span className={classes.unused}>
            <FormattedMessage id={`searchLines.${role}.meant`} />
          </span>
        )}
        {entries.map((entry, at) => (
          <span key={at} className={classes.meaning} data-fault={!isSearchQuery(entry.read)}>
            {entry.doubled ? (
              <FormattedMessage id="searchLines.doubled.meant" values={{ what: entryText(intl, entry) }} />
            ) : (
              entryText(intl, entry)
            )}
          </span>
        ))}
        {unused.length > 0 && (
          <span className={classes.unused}>
            <FormattedMessage id="searchLines.unused.meant" values={{ cells: unused.join(' · ') }} />
          </span>
        )}
      </span>
    </li>
  );
});
