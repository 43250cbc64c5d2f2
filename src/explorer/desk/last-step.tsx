import { TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { PlainData } from '../../../machines/simulator/plain-data';
import { stepEffectsOf } from '../lab/step-effects';
import { formatStep } from '../lab/format-step';
import type { Frame } from '../lab/lab.types';
import { formatPlain } from './format-payload';
import type { WalkRef } from './panel.types';
import panel from './panel.module.css';
import { Tree } from './tree';

const leads = { payload: 'with', answer: 'answered with', refusal: 'refused with' } as const;

/** What the step that led here carried, which transitions it took, and everything that it said, asked and put out. */
export function LastStep({ walk, frame }: { walk: WalkRef; frame: Frame }) {
  const before = useSelector(walk, ({ context: { frames, at } }) => frames[at - 1]);
  const { given, took, ran, said, asked, within } = stepEffectsOf(frame, before);
  const { step, status, output } = frame;
  const isEmpty = [took, ran, said, asked, within].every((list) => list.length === 0);
  if (step === null && isEmpty && status !== 'done') return null;
  return (
    <section className={panel.section} aria-labelledby="step">
      <h2 id="step">{step === null ? 'At the start' : `This step: ${formatStep(step)}`}</h2>
      {status === 'done' && (
        <p>
          It ended{output === null ? ' without output' : ' with '}
          {output !== null && <code>{JSON.stringify(output)}</code>}.
        </p>
      )}
      {step !== null && <Note walk={walk} note={step.note ?? ''} />}
      <ul className={panel.doings}>
        {given !== null && (
          <li>
            <NamedValue lead={leads[given.as]} name="" value={given.value} label={`${stepName(step)} ${given.as}`} />
          </li>
        )}
        {took.map((one) => (
          <li key={one}>
            <span className={panel.lead}>took</span> <code>{one}</code>
          </li>
        ))}
        {ran.length > 0 && (
          <li className={panel.ran}>
            <span className={panel.lead}>ran</span>
            {ran.map((action, index) => (
              <code key={index}>{action}</code>
            ))}
          </li>
        )}
        {said.map(({ from, to, event: { type, ...payload } }, index) => (
          <li key={index}>
            <NamedValue
              lead={`${from === '' ? '' : `${from} `}to ${to === '' ? 'the machine' : to}`}
              name={type}
              value={payload}
              label={`${type} to ${to === '' ? 'the machine' : to}`}
            />
          </li>
        ))}
        {asked.map(({ port, nth, input }) => (
          <li key={`${port}#${String(nth)}`}>
            <NamedValue lead="asked" name={port} value={input} label={`Asked of ${port}`} />
          </li>
        ))}
        {within.map((one) => (
          <li key={one}>
            <span className={panel.lead}>within</span> <code>{one}</code>
          </li>
        ))}
        {isEmpty && step !== null && <li className={panel.quiet}>Nothing came of it.</li>}
      </ul>
    </section>
  );
}

/** What a person says of the step; an address in it is a link. */
function Note({ walk, note }: { walk: WalkRef; note: string }) {
  const links = note.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return (
    <>
      <TextInput
        aria-label="Note on this step"
        placeholder="Note on this step, with a link to a ticket perhaps"
        value={note}
        onChange={({ currentTarget }) => walk.send({ type: 'note.edit', text: currentTarget.value })}
      />
      {links.map((link) => (
        <a key={link} href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      ))}
    </>
  );
}

const stepName = (step: Frame['step']): string => (step === null ? 'start' : formatStep(step));

/** Who was told what: on a line, or as a tree that is opened where a line can't hold all of it. */
function NamedValue({ lead, name, value, label }: { lead: string; name: string; value: PlainData; label: string }) {
  const valueText = formatPlain(value);
  const line = (
    <>
      <span className={panel.lead}>{lead}</span> {name !== '' && <code>{name}</code>}
      {name !== '' && ' '}
      <span className={panel.payload}>{valueText}</span>
    </>
  );
  if (valueText === formatPlain(value, Infinity)) return line;
  return (
    <details className={panel.told}>
      <summary>{line}</summary>
      <Tree label={label} value={value} changed={none} isOpen />
    </details>
  );
}

const none: ReadonlySet<string> = new Set();
