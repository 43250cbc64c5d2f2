import { Button } from '@mantine/core';
import { IconArrowLeft, IconBinaryTree } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { describeInvoked, invokedActorOf } from '../../../machines/simulator/invoked-actors';
import { describeState } from '../../../machines/simulator/describe-state';
import { MenuButton } from '../../parts/menu-button';
import type { Frame, FrameInnerMachine } from '../lab/lab.types';
import type { DeskRef } from './panel.types';
import classes from './chart-pane.module.css';
import type { DrawnMachine } from './inner-machine';

interface WithinProps {
  desk: DeskRef;
  frame: Frame;
  drawn: DrawnMachine;
}

/** What runs within now leads to its own chart, and that one back. */
export function InnerMachineBar({ desk, frame, drawn }: WithinProps) {
  const innerPath = useSelector(desk, ({ context: { place } }) =>
    place.page === 'machine' ? place.within : undefined,
  );
  const name = useSelector(desk, ({ context }) => context.exhibit?.name ?? '');
  const chooseInner = (way: string) => desk.send({ type: 'within.choose', way });
  const currentInner = frame.within.find(({ way }) => way === drawn.way);
  const others = frame.within.filter(({ way }) => way !== drawn.way);
  return (
    <>
      {innerPath !== undefined && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          onClick={() => chooseInner('')}
        >
          Back to {name}
        </Button>
      )}
      {currentInner !== undefined && (
        <span role="status" className={classes.hits}>
          {currentInner.way} is in <code>{describeState(currentInner.value)}</code>
        </span>
      )}
      {innerPath !== undefined && drawn.way === '' && (
        <span role="status" className={classes.hits}>
          {innerPath} doesn’t run at this step: this is the chart of {name}.
        </span>
      )}
      {others.length > 0 && (
        <MenuButton
          label="Look into what runs within"
          className={classes.within}
          choices={others.map((one) => ({
            id: one.way,
            label: labelOf(one, drawn),
            aside: describeState(one.value),
            onChoose: () => chooseInner(one.way),
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
function labelOf({ way, name }: FrameInnerMachine, drawn: DrawnMachine): string {
  const run = drawn.way === '' && !way.includes('/') ? invokedActorOf(drawn.machine, way) : undefined;
  if (run !== undefined) return describeInvoked(run);
  return name === way ? way : `${name} as ${way}`;
}
