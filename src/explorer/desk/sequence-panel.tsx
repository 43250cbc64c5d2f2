import { useSelector } from '@xstate/react';
import { useMemo, type CSSProperties } from 'react';
import { sequenceOf, type SequenceMessage } from '../lab/sequence';
import type { PanelProps } from './panel.types';
import classes from './sequence-panel.module.css';

/** The walk as lifelines: who said what to whom in each step, and the state in which it ended. A press on a step goes there. */
export function SequencePanel({ walk }: PanelProps) {
  const { frames, at, exhibit } = useSelector(walk, ({ context }) => context);
  const { lifelines, steps } = useMemo(() => sequenceOf(exhibit.name, frames), [exhibit, frames]);
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label="Sequence">
      <div className={classes.lines} style={{ '--lifelines': lifelines.length } as CSSProperties}>
        <ul className={classes.heads} aria-label="Lifelines">
          {lifelines.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.at} aria-current={step.at === at ? 'step' : undefined}>
              <button
                type="button"
                className={classes.step}
                onClick={() => walk.send({ type: 'walk.goTo', at: step.at })}
              >
                <span>
                  {step.at}. {step.name} → <code>{step.ends}</code>
                </span>
              </button>
              <ul className={classes.messages}>
                {step.messages.map((message, nth) => (
                  <Message key={nth} message={message} lifelines={lifelines} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Message({
  message: { from, to, text },
  lifelines,
}: {
  message: SequenceMessage;
  lifelines: readonly string[];
}) {
  const place = { '--first': Math.min(from, to), '--across': Math.abs(to - from) } as CSSProperties;
  return (
    <li
      className={classes.message}
      style={place}
      data-back={to < from || undefined}
      aria-label={`${lifelines[from] ?? ''} to ${lifelines[to] ?? ''}: ${text}`}
    >
      <span>{text}</span>
    </li>
  );
}
