import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { destinationFault } from '../../../machines/domain/typed-destinations';
import type { paletteMachine } from '../../../machines/system/palette/palette.machine';
import { paletteView } from '../../../machines/system/palette/palette.view';
import { describeBlockReason } from '../../copy/block-reasons';
import { VisuallyHidden } from '../../parts/visually-hidden';
import { InfoDialog } from '../shared/info-dialog';
import { usePaletteEntries, type PaletteEntry } from './palette-entries';
import classes from './palette.module.css';

const listId = 'palette-entries';
const optionId = (entry: PaletteEntry) => `palette-${entry.id.replace(/[^\w-]/g, '_')}`;

/** Everything that can be gone to or done from here, found by typing. */
export default function Palette({ actor }: { actor: ActorRefFrom<typeof paletteMachine> }) {
  const intl = useIntl();
  const { query, pointed, searches } = useSelector(actor, paletteView, shallowEqual);
  const groups = usePaletteEntries(query, searches, (text) => actor.send({ type: 'search.begin', text }));
  const entries = groups.flatMap((group) => group.entries);
  const current = entries.find(({ id }) => id === pointed) ?? entries[0];
  const fault = destinationFault(query);
  const listRef = useRef<HTMLDivElement>(null);
  const close = () => actor.send({ type: 'palette.close' });
  const choose = (entry: PaletteEntry) => {
    if (entry.target) return actor.send({ type: 'entry.go', target: entry.target });
    close();
    entry.press();
  };
  const point = (at: number) => {
    const entry = entries[(at + entries.length) % entries.length];
    if (entry === undefined) return;
    actor.send({ type: 'entry.point', id: entry.id });
    listRef.current?.querySelector(`#${optionId(entry)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const at = current === undefined ? -1 : entries.indexOf(current);
    if (event.key === 'ArrowDown') point(at + 1);
    else if (event.key === 'ArrowUp') point(at - 1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (current !== undefined) choose(current);
    } else return;
    event.preventDefault();
  };
  return (
    <InfoDialog title={<FormattedMessage id="palette.title.text" />} size="lg" onClose={close}>
      <TextInput
        data-autofocus
        inputMode="search"
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        aria-label={intl.formatMessage({ id: 'palette.query.label' })}
        placeholder={intl.formatMessage({ id: 'palette.query.hint' })}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={query}
        onChange={(event) => actor.send({ type: 'query.type', query: event.currentTarget.value })}
        onKeyDown={press}
      />
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="palette.found.text" values={{ count: entries.length }} />
        </span>
      </VisuallyHidden>
      <div
        ref={listRef}
        id={listId}
        role="listbox"
        aria-label={intl.formatMessage({ id: 'palette.title.text' })}
        className={classes.list}
      >
        {groups.map(({ name, entries: shown }) => (
          <div key={name} role="group" aria-label={intl.formatMessage({ id: name })} className={classes.group}>
            <div className={classes.name} aria-hidden="true">
              <FormattedMessage id={name} />
            </div>
            {shown.map((entry) => (
              <UnstyledButton
                key={entry.id}
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                className={classes.entry}
                onClick={() => choose(entry)}
              >
                <span className={classes.words}>{entry.name}</span>
                {entry.aside !== undefined && <span className={classes.aside}>{entry.aside}</span>}
                {entry.key !== undefined && <kbd className={classes.aside}>{entry.key}</kbd>}
              </UnstyledButton>
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className={classes.none}>
          {fault === null ? (
            <FormattedMessage id="palette.none.text" values={{ query }} />
          ) : (
            describeBlockReason(intl, fault)
          )}
        </p>
      )}
    </InfoDialog>
  );
}
