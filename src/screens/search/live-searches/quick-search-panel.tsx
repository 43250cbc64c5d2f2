import { Box, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ChoiceSelect } from '../../../parts/choice-select';
import { IconListDetails, IconSearch, IconSettings2 } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ClipboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { limits } from '../../../../contracts/vocabulary/limits';
import { siteOf } from '../../../../machines/domain/sites';
import { hasSeveral, quickSearchFaults, readField } from '../../../../machines/domain/search-lines';
import {
  isSearchQuery,
  matchingSavedSearches,
  queryKinds,
  type QuickSearchValues,
} from '../../../../machines/domain/search-query';
import type { quickSearchMachine } from '../../../../machines/search/quick-search/quick-search.machine';
import { quickSearchView } from '../../../../machines/search/quick-search/quick-search.view';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { useMachineForm } from '../../../seams/use-machine-form';
import { useSiteChoices } from '../../shared/use-site-choices';
import { FailureLine } from '../../shared/failure-line';
import { SubmissionDelay } from '../../shared/mutation-delay';
import { lazyOverlay } from '../../shared/lazy-overlay';
import classes from './quick-search-panel.module.css';

const SearchQueue = lazyOverlay('searchQueue', async () => (await import('./search-queue')).SearchQueue);
const LinesRead = lazyOverlay('searchLines', async () => (await import('./search-lines')).default);

const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const savedShown = 5;

interface QuickSearchPanelProps {
  actor: ActorRefFrom<typeof quickSearchMachine>;
  saved: readonly LiveSearchSummary[];
  inProcess: readonly LiveSearchSummary[];
  /** More is to be said of a search than one field holds. */
  onMore: (typed: { keyword: string; siteId: string }) => void;
}

interface QuickSearchHeadProps extends Omit<QuickSearchPanelProps, 'actor'> {
  actor: QuickSearchPanelProps['actor'] | undefined;
  /** What keeps its place. */
  toCome: ReactNode;
}

/** The head of the searches, once its machine has come as well. */
export function QuickSearchHead({ actor, toCome, ...rest }: QuickSearchHeadProps) {
  return actor === undefined ? toCome : <QuickSearchPanel actor={actor} {...rest} />;
}

/** One field for whatever is looked for, or many lines of it, what is saved already, and what is in process. */
export function QuickSearchPanel({ actor, saved, inProcess, onMore }: QuickSearchPanelProps) {
  const intl = useIntl();
  const view = useSelector(actor, quickSearchView, shallowEqual);
  const entry = useSelector(actor, ({ children }) => children.quickEntry);
  const { many, text, as, siteId } = view.values;
  const read = readField(text, as);
  return (
    <section className={classes.panel} aria-label={intl.formatMessage({ id: 'quickSearch.title.text' })}>
      <QuickSearchForm key={view.seed} actor={actor} />
      <SubmissionDelay of={entry} onClose={() => actor.send({ type: 'form.close' })} />
      {view.failure !== null && (
        <FailureLine failure={view.failure} kept={<FormattedMessage id="newLiveSearch.kept.text" />} />
      )}
      <div className={classes.under}>
        <div className={classes.meant}>
          {many ? <LinesRead actor={actor} /> : view.refused === null && <Meant values={view.values} />}
          {!many && <Saved saved={matchingSavedSearches(saved, text, savedShown)} />}
        </div>
        <div className={classes.ways}>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconListDetails size={16} aria-hidden="true" />}
            aria-pressed={many}
            onClick={() => actor.send({ type: 'many.choose', many: !many })}
          >
            <FormattedMessage id={many ? 'quickSearch.one.action' : 'quickSearch.many.action'} />
          </Button>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconSettings2 size={16} aria-hidden="true" />}
            onClick={() =>
              onMore({ keyword: isSearchQuery(read) && read.kind === 'words' ? read.keyword : '', siteId })
            }
          >
            <FormattedMessage id="liveSearches.create.action" />
          </Button>
        </div>
      </div>
      <InProcess searches={inProcess} />
      {view.queue !== null && <SearchQueue actor={view.queue} saved={saved} />}
    </section>
  );
}

function QuickSearchForm({ actor }: { actor: ActorRefFrom<typeof quickSearchMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, quickSearchView, shallowEqual);
  const { many, as } = view.values;
  const { field, onSubmit } = useMachineForm<QuickSearchValues>({
    values: view.values,
    rules: view.sent ? () => ({}) : quickSearchFaults,
    refused: view.refused,
    again: { at: 'text', failure: view.failure },
    busy: view.finding,
    submit: (values) => actor.send({ type: 'form.submit', values }),
    keep: () => actor.send({ type: 'draft.keep' }),
    changed: (values) => actor.send({ type: 'values.change', values }),
  });
  const countries = useSiteChoices();
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!hasSeveral(pasted, as)) return;
    event.preventDefault();
    actor.send({ type: 'lines.paste', text: pasted });
  };
  return (
    <Box component="form" noValidate className={classes.form} onSubmit={onSubmit}>
      {many ? (
        <Textarea
          {...field('lines')}
          className={classes.text}
          autoFocus={view.focused}
          rows={6}
          inputWrapperOrder={hintBelow}
          classNames={{ description: classes.hint }}
          label={<FormattedMessage id="quickSearch.lines.label" />}
          description={<FormattedMessage id="quickSearch.lines.hint" values={{ max: limits.searchLines }} />}
        />
      ) : (
        <TextInput
          {...field('text')}
          className={classes.text}
          type="search"
          autoFocus={view.focused}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          inputWrapperOrder={hintBelow}
          classNames={{ description: classes.hint }}
          label={<FormattedMessage id="quickSearch.text.label" />}
          description={<FormattedMessage id="quickSearch.text.hint" />}
          onPaste={paste}
        />
      )}
      <NativeSelect
        {...field('as')}
        className={classes.as}
        label={<FormattedMessage id="quickSearch.as.label" />}
        data={queryKinds.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `quickSearch.${one}.option` }),
        }))}
      />
      <ChoiceSelect
        {...field('siteId')}
        className={classes.site}
        label={<FormattedMessage id="quickSearch.site.label" />}
        choices={countries}
      />
      <Button type="submit" className={classes.submit} {...busyProps(view.finding)}>
        <FormattedMessage
          id={
            many
              ? 'quickSearch.queue.action'
              : as === 'seller'
                ? 'quickSearch.seller.action'
                : 'quickSearch.find.action'
          }
        />
      </Button>
    </Box>
  );
}

function Meant({ values: { text, as, siteId } }: { values: QuickSearchValues }) {
  const intl = useIntl();
  const read = readField(text, as);
  return (
    <p className={classes.told} role="status">
      {text.trim() !== '' && isSearchQuery(read) && (
        <FormattedMessage
          id={`quickSearch.${read.kind}.meant`}
          values={{
            what: read.kind === 'listing' ? read.id : read.kind === 'seller' ? read.nickname : read.keyword,
            country: siteCountryName(intl, read.kind === 'listing' ? (siteOf(read.id) ?? siteId) : siteId),
          }}
        />
      )}
    </p>
  );
}

function Links({ searches }: { searches: readonly LiveSearchSummary[] }) {
  return (
    <ul className={classes.links}>
      {searches.map(({ id, keyword }) => (
        <li key={id}>
          <AppLink to={{ to: 'results', params: { id } }}>{keyword}</AppLink>
        </li>
      ))}
    </ul>
  );
}

function Saved({ saved }: { saved: readonly LiveSearchSummary[] }) {
  if (saved.length === 0) return null;
  return (
    <div className={classes.saved}>
      <span>
        <FormattedMessage id="quickSearch.saved.label" />
      </span>
      <Links searches={saved} />
    </div>
  );
}

function InProcess({ searches }: { searches: readonly LiveSearchSummary[] }) {
  if (searches.length === 0) return null;
  return (
    <div className={classes.process} data-part="in-process">
      <span className={classes.pulse} aria-hidden="true" />
      <span>
        <FormattedMessage id="quickSearch.inProcess.label" values={{ count: searches.length }} />
      </span>
      <Links searches={searches.slice(0, savedShown)} />
      {searches.length > savedShown && (
        <FormattedMessage id="quickSearch.others.text" values={{ count: searches.length - savedShown }} />
      )}
    </div>
  );
}
