import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { FailureCode } from '../../../contracts/vocabulary/failures';
import { MenuButton } from '../../parts/menu-button';
import { answersOf, answerSpecOf } from '../lab/answers';
import { formatDuration } from '../../../machines/simulator/describe-delays';
import type { FrameCall, FrameTimer } from '../lab/lab.types';
import { writeValue } from '../lab/payload';
import type { PanelProps, WalkRef } from './panel.types';
import panel from './panel.module.css';
import { PayloadEditor } from './payload-editor';
import { useDraft } from './use-draft';
import { isOnline } from './walk.rules';

/** The questions that wait for an answer. */
export function OpenCalls({ desk, walk, frame }: PanelProps) {
  const open = frame.asks.filter(({ standing }) => standing === 'open').toSorted((one, other) => other.nth - one.nth);
  if (open.length === 0) return null;
  return (
    <section className={panel.section} aria-labelledby="asked">
      <h3 id="asked">Answers</h3>
      <Asks desk={desk} walk={walk} frame={frame} asks={open} />
    </section>
  );
}

/** The questions that were answered or given up: an answer to one that was given up comes too late. */
export function PastCalls({ desk, walk, frame }: PanelProps) {
  const before = frame.asks
    .filter(({ standing }) => standing !== 'open')
    .toSorted((one, other) => rank(one) - rank(other) || other.nth - one.nth);
  if (before.length === 0) return null;
  return (
    <section className={panel.section} aria-labelledby="answered">
      <details className={panel.folded}>
        <summary id="answered">Asked before ({before.length})</summary>
        <Asks desk={desk} walk={walk} frame={frame} asks={before} />
      </details>
    </section>
  );
}

function Asks({ desk, walk, frame, asks }: PanelProps & { asks: readonly FrameCall[] }) {
  const ended = frame.status !== 'active';
  return (
    <ul className={panel.list}>
      {asks.map((ask) => (
        <AskCard key={`${ask.port}#${String(ask.nth)}`} desk={desk} walk={walk} ask={ask} ended={ended} />
      ))}
    </ul>
  );
}

/** The delays that run and may fall due, the time that may pass, and the network. */
export function TimeAndNetwork({ walk, frame }: PanelProps) {
  const ended = frame.status !== 'active';
  const online = useSelector(walk, ({ context }) => isOnline(context));
  return (
    <>
      <section className={panel.section} aria-labelledby="delays">
        <h3 id="delays">Time</h3>
        <Delays walk={walk} timers={frame.timers} ended={ended} />
      </section>
      <section className={panel.section} aria-labelledby="network">
        <h3 id="network">Network</h3>
        <div className={panel.row}>
          <span>{online ? 'The browser is online.' : 'The browser is offline.'}</span>
          <Button
            size="xs"
            variant="default"
            disabled={ended}
            data-step={online ? 'offline' : 'online'}
            onClick={() => walk.send({ type: 'step.take', step: { do: 'online', online: !online } })}
          >
            {online ? 'Go offline' : 'Go online'}
          </Button>
        </div>
      </section>
    </>
  );
}

const rank = ({ standing }: FrameCall) => ['open', 'given up', 'answered'].indexOf(standing);
const standings = {
  open: 'waits for an answer, or hangs',
  'given up': 'given up: an answer comes too late',
  answered: 'answered',
} as const;

interface AskProps extends Omit<PanelProps, 'frame'> {
  ask: FrameCall;
  ended: boolean;
}

function AskCard({ desk, walk, ask, ended }: AskProps) {
  const { port, nth, by, input, standing } = ask;
  const title = `${port}${nth === 1 ? '' : ` (${String(nth)})`}${by === port ? '' : `, for ${by}`}`;
  return (
    <li className={panel.card} data-standing={standing}>
      <div className={panel.frameCallsHead}>
        <h4 className={panel.port}>{title}</h4>
        <span className={panel.standing}>{standings[standing]}</span>
      </div>
      {input !== null && <pre className={panel.code}>{JSON.stringify(input, null, 1)}</pre>}
      {standing !== 'answered' && <Answering desk={desk} walk={walk} ask={ask} title={title} ended={ended} />}
    </li>
  );
}

function Answering({ desk, walk, ask, title, ended }: AskProps & { title: string }) {
  const { port, nth } = ask;
  const key = `${port}!${String(nth)}`;
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const { machine, samples } = exhibit;
  const { text, fault, isOpen, openerRef, toggle, edit, drop, close } = useDraft(desk, walk, key);
  const answers = useMemo(() => answersOf(machine, samples, port), [machine, samples, port]);
  const [first] = answers.samples.filter(({ outcome }) => outcome.ok);
  const refuse = (code: FailureCode) =>
    walk.send({ type: 'step.take', step: { do: 'answer', port, nth, outcome: { ok: false, failure: { code } } } });
  return (
    <>
      <div className={panel.row}>
        {answers.samples.map(({ outcome, says }) => (
          <Button
            key={says}
            size="xs"
            variant={outcome.ok ? 'light' : 'default'}
            disabled={ended}
            data-step={`${key} ${says}`}
            onClick={() => walk.send({ type: 'step.take', step: { do: 'answer', port, nth, outcome } })}
          >
            {says}
          </Button>
        ))}
      </div>
      {answers.refusals.length > 0 && (
        <div className={panel.row}>
          {!ended && (
            <MenuButton
              label={`Refuse ${title} with`}
              className={panel.codes}
              choices={answers.refusals.map((code) => ({ id: code, label: code, onChoose: () => refuse(code) }))}
            >
              Refuse with …
              <IconChevronDown size={14} aria-hidden="true" />
            </MenuButton>
          )}
          <Button
            size="xs"
            variant="subtle"
            ref={openerRef}
            aria-expanded={isOpen}
            disabled={ended}
            onClick={() => toggle(() => writeValue(first?.outcome.ok === true ? first.outcome.value : null))}
          >
            Write an answer
          </Button>
        </div>
      )}
      {isOpen && text !== undefined && (
        <PayloadEditor
          label={`Answer of ${title}`}
          action="Answer"
          step={`${key} written`}
          text={text}
          written={answerSpecOf(exhibit, port)}
          fault={fault}
          onEdit={edit}
          onReset={drop}
          onClose={close}
          onSend={() => walk.send({ type: 'answer.send', key, port, nth, text })}
        />
      )}
    </>
  );
}

const spans = [1_000, 60_000, 3_600_000];

function Delays({ walk, timers, ended }: { walk: WalkRef; timers: readonly FrameTimer[]; ended: boolean }) {
  const wait = (ms: number) => walk.send({ type: 'step.take', step: { do: 'wait', ms } });
  const sorted = timers.toSorted((one, other) => one.due - other.due);
  return (
    <>
      {sorted.length === 0 && <p className={panel.quiet}>No delay runs.</p>}
      <ul className={panel.list}>
        {sorted.map(({ event, says, due, inner }, index) => (
          <li key={`${says}${String(index)}`} className={panel.delay}>
            <span>
              <code>{says}</code> {inner && <span className={panel.quiet}>(inside) </span>}
              <span className={panel.quiet}>due in {formatDuration(due)}</span>
            </span>
            <Button size="xs" variant="light" disabled={ended} data-step={event} onClick={() => wait(due)}>
              Let it fall due
            </Button>
          </li>
        ))}
      </ul>
      <div className={panel.row}>
        <span className={panel.quiet}>Let pass</span>
        {spans.map((ms) => (
          <Button
            key={ms}
            size="xs"
            variant="default"
            disabled={ended}
            data-step={`wait ${String(ms)}`}
            onClick={() => wait(ms)}
          >
            {formatDuration(ms)}
          </Button>
        ))}
      </div>
    </>
  );
}
