import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HelpFlag } from '../../../contracts/shapes';
import { focusNextAfter } from '../../parts/focus';
import { useProfile, useSystemActorState } from '../../seams/use-console';
import classes from './tip.module.css';

interface TipProps {
  /** What the profile remembers of it. */
  flag: HelpFlag;
  /** It waits until this one was closed: one at a time is told. */
  after?: HelpFlag;
  children: ReactNode;
}

/** Something worth knowing, told where it is of use until the person has closed it, and never again. */
export function Tip({ flag, after, children }: TipProps) {
  const profile = useSystemActorState('profile');
  const shown = useProfile(
    ({ profile: person }) => person !== null && !person.helps[flag] && (after === undefined || person.helps[after]),
  );
  if (!shown) return null;
  return (
    <div role="note" className={classes.tip}>
      <IconBulb size={18} aria-hidden="true" />
      <span className={classes.words}>{children}</span>
      <Button
        size="compact-md"
        variant="default"
        onClick={({ currentTarget }) => {
          focusNextAfter(currentTarget.closest('[role=note]'));
          profile.send({ type: 'help.close', flag });
        }}
      >
        <FormattedMessage id="parts.tip.close" />
      </Button>
    </div>
  );
}
