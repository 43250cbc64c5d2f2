import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useMachine, useSelector } from '@xstate/react';
import { formatStep } from '../lab/format-step';
import { adverseMachine, adverseRuns, type FoundWalk } from './adverse.machine';
import type { PanelProps } from './panel.types';
import panel from './panel.module.css';
import classes from './paths-panel.module.css';

/** Lets answers and events come in adverse orders, and hands on the shortest walk that breaks something. */
export function AdversePanel({ walk }: Pick<PanelProps, 'walk'>) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const [search, send] = useMachine(adverseMachine, { input: { exhibit } });
  const { tried, found, said } = search.context;
  const isTrying = search.matches('trying');
  const isOver = search.matches('over');
  return (
    <section className={panel.section} aria-labelledby="adverse">
      <h2 id="adverse">Adverse orders</h2>
      <p className={panel.quiet}>
        Answers come in any order, late, lost, or at the edge of their types, and the connection goes and comes.
      </p>
      <div className={panel.row}>
        <Button size="xs" variant="default" onClick={() => send({ type: isTrying ? 'search.stop' : 'search.begin' })}>
          {isTrying ? 'Stop' : isOver ? 'Try others' : 'Try adverse orders'}
        </Button>
        {(isTrying || tried > 0) && (
          <span role="status" className={panel.quiet}>
            {tried} of {adverseRuns} tried
            {isOver && found === null && said === null && ': nothing broke'}
            {search.matches('idle') && ': stopped'}
          </span>
        )}
      </div>
      {isTrying && <Progress aria-label="Orders tried" value={(100 * tried) / adverseRuns} />}
      {said !== null && <p role="alert">{said}</p>}
      {found !== null && <Found found={found} />}
    </section>
  );
}

function Found({ found: { fault, life, steps, hash, test } }: { found: FoundWalk }) {
  return (
    <div role="alert" className={classes.found}>
      <span>{fault}</span>
      <ol start={0}>
        <li>{life}</li>
        {steps.map((step, at) => (
          <li key={at}>{formatStep(step)}</li>
        ))}
      </ol>
      {hash === null ? <span>It is too long for a link.</span> : <a href={hash}>Open this walk</a>}
      <details>
        <summary>As a test</summary>
        <textarea readOnly className={panel.byHand} aria-label="The walk as a test" rows={10} value={test} />
      </details>
    </div>
  );
}
