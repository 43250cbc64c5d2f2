import { Button } from '@mantine/core';
import { IconArrowLeft, IconBinaryTree } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { runInWords, runOf } from '../../../machines/rehearsal/runs';
import { stateInWords } from '../../../machines/rehearsal/state-words';
import { MenuButton } from '../../parts/menu-button';
import type { Frame, FrameWithin } from '../lab/lab.types';
import type { DeskRef } from './panel.types';
import classes from './chart-pane.module.css';
import type { DrawnMachine } from './within';

interface WithinProps {
  desk: DeskRef;
  frame: Frame;
  drawn: DrawnMachine;
}

/** What runs within now leads to its own chart, and that one back. */
export function Within({ desk, frame, drawn }: WithinProps) {
  const sought = useSelector(desk, ({ context: { place } }) => (place.page === 'machine' ? place.within : undefined));
  const name = useSelector(desk, ({ context }) => context.exhibit?.name ?? '');
  const look = (way: string) => desk.send({ type: 'within.choose', way });
  const here = frame.within.find(({ way }) => way === drawn.way);
  const others = frame.within.filter(({ way }) => way !== drawn.way);
  return (
    <>
      {sought !== undefined && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          onClick={() => look('')}
        >
          Back to {name}
        </Button>
      )}
      {here !== undefined && (
        <span role="status" className={classes.hits}>
          {here.way} is in <code>{stateInWords(here.value)}</code>
        </span>
      )}
      {sought !== undefined && drawn.way === '' && (
        <span role="status" className={classes.hits}>
          {sought} doesn’t run at this step: this is the chart of {name}.
        </span>
      )}
      {others.length > 0 && (
        <MenuButton
          label="Look into what runs within"
          className={classes.within}
          choices={others.map((one) => ({
            id: one.way,
            label: labelOf(one, drawn),
            aside: stateInWords(one.value),
            onChoose: () => look(one.way),
          }))}
        >
          <IconBinaryTree size={16} aria-hidden="true" />
          {others.length} within
        </MenuButton>
      )}
    </>
  );
}

/** `the list suspiciousList` for what the machine runs itself, the way for what is deeper. */
function labelOf({ way, name }: FrameWithin, drawn: DrawnMachine): string {
  const run = drawn.way === '' && !way.includes('/') ? runOf(drawn.machine, way) : undefined;
  if (run !== undefined) return runInWords(run);
  return name === way ? way : `${name} as ${way}`;
}
