import { useSelector } from '@xstate/react';
import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BlockReason } from '../../../machines/domain/block-reason';
import { isSingleKey } from '../../../machines/domain/key-settings';
import { describeBlockReason } from '../../copy/block-reasons';
import type { MessageId } from '../../copy/message-ids';
import { helpKey, formatKey, SingleKeysContext, useRegisteredKeys, type KeyActs } from '../../parts/keys';
import { useSystemActorState } from '../../seams/use-console';
import { InfoDialog } from '../shared/info-dialog';
import { SingleKeysCheckbox } from '../shared/single-keys-checkbox';
import classes from './keys-overlay.module.css';

const anywhere = 'keys.anywhere.name' satisfies MessageId;

interface KeyLineProps {
  words: MessageId;
  keys: string[];
  why: BlockReason | boolean | null;
}

/** Keys that do the same stand in one line; it can be done while one of them can. */
function linesOf(acts: KeyActs): KeyLineProps[] {
  const lines: KeyLineProps[] = [];
  for (const [key, { words, why: ask }] of Object.entries(acts)) {
    const why = ask?.() ?? null;
    const line = lines.find((one) => one.words === words);
    if (line === undefined) lines.push({ words, keys: [key], why });
    else {
      line.keys.push(key);
      if (why === null || why === false) line.why = null;
    }
  }
  return lines;
}

const shortened = (keys: string[]) => (keys.length > 3 ? [keys[0] ?? '', '…', keys.at(-1) ?? ''] : keys).map(formatKey);

function Keys({ keys }: { keys: string[] }) {
  return (
    <span className={classes.keys}>
      {shortened(keys).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

/** A line of keys and what they do; where they do nothing now, why. */
function KeyLine({ words, keys, why }: KeyLineProps) {
  const intl = useIntl();
  const off = !use(SingleKeysContext) && keys.every(isSingleKey);
  const isDisabled = off || (why !== null && why !== false);
  return (
    <li className={classes.line} data-unavailable={isDisabled || undefined}>
      <Keys keys={keys} />
      <span>
        <FormattedMessage id={words} />
        {isDisabled && (
          <span className={classes.why}>
            {off ? (
              <FormattedMessage id="keys.single.off" />
            ) : typeof why === 'boolean' || why === null ? (
              <FormattedMessage id="keys.notNow.text" />
            ) : (
              describeBlockReason(intl, why)
            )}
          </span>
        )}
      </span>
    </li>
  );
}

/** The keys that are heard now, by the place that hears them, with those that do nothing now and why. */
export default function KeysOverlay({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const places = useRegisteredKeys().flatMap((read) => read() ?? []);
  // What can be done with a listing follows from it.
  useSelector(useSystemActorState('listings'), ({ context }) => context.visible);
  const sections = [...new Set(places.map(({ name }) => name))].map((name) => ({
    name,
    lines: linesOf(Object.assign({}, ...places.filter((one) => one.name === name).map(({ keys }) => keys)) as KeyActs),
  }));
  return (
    <InfoDialog title={<FormattedMessage id="keys.title.text" />} size="lg" onClose={onClose}>
      <div className={classes.places}>
        {sections
          .filter(({ name, lines }) => lines.length > 0 && name !== anywhere)
          .toReversed()
          .map(({ name, lines }) => (
            <section key={name} aria-label={intl.formatMessage({ id: name })}>
              <h3 className={classes.name}>
                <FormattedMessage id={name} />
              </h3>
              <ul className={classes.lines}>
                {lines.map((line) => (
                  <KeyLine key={line.words} {...line} />
                ))}
              </ul>
            </section>
          ))}
        <section aria-label={intl.formatMessage({ id: anywhere })}>
          <h3 className={classes.name}>
            <FormattedMessage id={anywhere} />
          </h3>
          <ul className={classes.lines}>
            {sections
              .filter(({ name }) => name === anywhere)
              .flatMap(({ lines }) => lines)
              .map((line) => (
                <KeyLine key={line.words} {...line} />
              ))}
            <KeyLine words="keys.help.text" keys={[helpKey]} why={null} />
            <li className={classes.line}>
              <Keys keys={['escape']} />
              <FormattedMessage id="keys.close.text" />
            </li>
          </ul>
        </section>
      </div>
      <SingleKeysCheckbox />
      <p className={classes.rule}>
        <FormattedMessage id="keys.rule.text" />
      </p>
    </InfoDialog>
  );
}
