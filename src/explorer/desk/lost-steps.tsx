import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { TakenStep } from '../../../machines/simulator/walk';
import { VisuallyHidden } from '../../parts/visually-hidden';
import { formatStep } from '../lab/format-step';
import { writePayload, writeValue } from '../lab/payload';
import type { DeskRef } from './panel.types';
import panel from './panel.module.css';

/** What an editor takes to do the same again; null for a step that its words tell wholly. */
function payloadOf(step: TakenStep): string | null {
  if (step.do === 'send') return Object.keys(step.event).length === 1 ? null : writePayload(step.event);
  if (step.do !== 'answer') return null;
  if (step.outcome.ok) return writeValue(step.outcome.value ?? null);
  return Object.keys(step.outcome.failure).length === 1 ? null : writeValue(step.outcome.failure);
}

/** The steps of the walk in the address that no longer hold, to be read and done by hand; they stay until they are dismissed. */
export function LostSteps({ desk }: { desk: DeskRef }) {
  const lost = useSelector(desk, ({ context }) => context.lost);
  if (lost === null) return null;
  const { from, steps } = lost;
  return (
    <details className={panel.lost}>
      <summary>
        {steps.length === 1 ? 'The step that is left out' : `The ${String(steps.length)} steps that are left out`}
      </summary>
      <ol className={panel.list} start={from + 1}>
        {steps.map((step, index) => (
          <LostStep key={index} desk={desk} step={step} nth={from + index + 1} />
        ))}
      </ol>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconX size={14} aria-hidden="true" />}
        onClick={() => desk.send({ type: 'lost.dismiss' })}
      >
        Dismiss them
      </Button>
    </details>
  );
}

function LostStep({ desk, step, nth }: { desk: DeskRef; step: TakenStep; nth: number }) {
  const payload = payloadOf(step);
  const platform = useSelector(desk, ({ context }) => context.platform);
  const textRef = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    const isCopied = await platform.copy(text);
    setCopied(isCopied);
    if (!isCopied && textRef.current !== null) getSelection()?.selectAllChildren(textRef.current);
  };
  return (
    <li className={panel.card}>
      <div className={panel.head}>
        <span>
          {nth}. <code>{formatStep(step)}</code>
        </span>
        {payload !== null && (
          <ActionIcon
            size="sm"
            aria-label={`Copy the payload of step ${String(nth)}`}
            onClick={() => void copy(payload)}
          >
            {copied === true ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          </ActionIcon>
        )}
      </div>
      {payload !== null && (
        <pre ref={textRef} tabIndex={0} className={panel.code} aria-label={`Payload of step ${String(nth)}`}>
          {payload}
        </pre>
      )}
      {copied === false && <p role="status">The browser doesn’t let us copy: the payload is selected.</p>}
      <VisuallyHidden>
        <span aria-live="polite">{copied === true && 'Copied.'}</span>
      </VisuallyHidden>
    </li>
  );
}
