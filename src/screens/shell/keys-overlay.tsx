import { useSelector } from '@xstate/react';
import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Because } from '../../../machines/domain/because';
import { isSingleKey } from '../../../machines/domain/key-settings';
import { describeBecause } from '../../copy/because';
import type { MessageId } from '../../copy/message-ids';
import { helpKey, nameOfKey, SingleKeysContext, useKeyPlaces, type KeyActs } from '../../parts/keys';
import { useSeat } from '../../seams/use-console';
import { InfoDialog } from '../shared/info-dialog';
import { SingleKeysTick } from '../shared/single-keys-tick';
import classes from './keys-overlay.module.css';

const anywhere = 'keys.anywhere.name' satisfies MessageId;

interface Line {
  words: MessageId;
  keys: string[];
  why: Because | boolean | null;
}

/** Keys that do the same stand in one line; it can be done while one of them can. */
function linesOf(acts: KeyActs): Line[] {
  const lines: Line[] = [];
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

const shortened = (keys: string[]) => (keys.length > 3 ? [keys[0] ?? '', '…', keys.at(-1) ?? ''] : keys).map(nameOfKey);

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
function KeyLine({ words, keys, why }: Line) {
  const intl = useIntl();
  const off = !use(SingleKeysContext) && keys.every(isSingleKey);
  const held = off || (why !== null && why !== false);
  return (
    <li className={classes.line} data-unavailable={held || undefined}>
      <Keys keys={keys} />
      <span>
        <FormattedMessage id={words} />
        {held && (
          <span className={classes.why}>
            {off ? (
              <FormattedMessage id="keys.single.off" />
            ) : typeof why === 'boolean' || why === null ? (
              <FormattedMessage id="keys.notNow.text" />
            ) : (
              describeBecause(intl, why)
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
  const places = useKeyPlaces().flatMap((read) => read() ?? []);
  // What can be done with a listing follows from it.
  useSelector(useSeat('listings'), ({ context }) => context.visible);
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
      <SingleKeysTick />
      <p className={classes.rule}>
        <FormattedMessage id="keys.rule.text" />
      </p>
    </InfoDialog>
  );
}
