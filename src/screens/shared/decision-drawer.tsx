import { ActionIcon, Box, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useId, type ReactNode, type SubmitEventHandler } from 'react';
import { useIntl } from 'react-intl';
import type { KeyAct, KeyActs } from '../../parts/keys';
import { KeyScope } from '../../parts/key-scope';
import { SideDrawer } from '../../parts/side-drawer';
import classes from './decision-drawer.module.css';
import sharedClasses from './shared.module.css';

interface DecisionDrawerProps {
  /** In the decision pane, beside the listing; else over the page at its right. */
  inPane: boolean;
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** It moves out, and says so when it has. */
  leaving: boolean;
  /** What keys do in it, and what takes the focus anew when it changes. */
  keys: KeyActs;
  focusOn: string;
  onGone: () => void;
  onClose: () => void;
  onBack: (() => void) | undefined;
  /** Given, Escape does this, and closes nothing. */
  onEscape?: (() => void) | undefined;
  /** What stands under it; in the pane there is always something. */
  foot: ReactNode;
  footInPane?: ReactNode;
  children: ReactNode;
}

/** Where a decision on listings is made: a drawer over the page, or the decision pane itself. */
export function DecisionDrawer(props: DecisionDrawerProps) {
  const {
    inPane,
    title,
    aside,
    leaving,
    onGone,
    onClose,
    onBack,
    onEscape,
    keys,
    focusOn,
    foot,
    footInPane = foot,
  } = props;
  const intl = useIntl();
  const titleId = useId();
  const children = (
    <KeyScope
      restore
      keepsFocus
      named="keys.drawer.name"
      keys={{
        ...keys,
        ...(inPane && {
          escape: onEscape
            ? { words: 'keys.back.text', press: onEscape }
            : { words: 'keys.close.text', press: onClose },
        }),
      }}
      focusOn={focusOn}
      className={classes.scope}
    >
      {props.children}
    </KeyScope>
  );
  if (!inPane) {
    return (
      <SideDrawer
        opened={!leaving}
        title={title}
        aside={aside}
        onClose={onClose}
        onGone={onGone}
        onBack={onBack}
        onEscape={onEscape}
        foot={foot}
      >
        {children}
      </SideDrawer>
    );
  }
  return (
    <section
      className={classes.pane}
      aria-labelledby={titleId}
      data-leaving={leaving || undefined}
      onAnimationEnd={() => leaving && onGone()}
    >
      <header className={classes.head}>
        {onBack && (
          <ActionIcon size="xl" aria-label={intl.formatMessage({ id: 'parts.drawer.back' })} onClick={onBack}>
            <IconArrowLeft size={20} aria-hidden="true" />
          </ActionIcon>
        )}
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {aside}
        <ActionIcon size="xl" aria-label={intl.formatMessage({ id: 'parts.drawer.close' })} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </ActionIcon>
      </header>
      {children}
      <footer className={classes.foot}>{footInPane}</footer>
    </section>
  );
}

interface StepDrawerProps extends DecisionDrawerProps {
  formId: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** A decision that is made step by step, as a form. */
export function StepDrawer({ formId, onSubmit, children, ...rest }: StepDrawerProps) {
  return (
    <DecisionDrawer {...rest}>
      <Box component="form" id={formId} noValidate onSubmit={onSubmit} className={classes.form}>
        {children}
      </Box>
    </DecisionDrawer>
  );
}

/** What the step in front asks for. */
export const StepTitle = ({ children }: { children: ReactNode }) => (
  <p className={classes.step} aria-live="polite">
    {children}
  </p>
);

/** The draft of a former visit stands again, and may be let go of. */
export const ResumedDraft = ({ text, action, onDrop }: { text: ReactNode; action: ReactNode; onDrop: () => void }) => (
  <p className={classes.resumed}>
    {text}
    <Button size="xs" variant="subtle" onClick={onDrop}>
      {action}
    </Button>
  </p>
);

/** Numbers choose one of these. */
export const numberKeys = <Choice,>(choices: readonly Choice[], choose: (choice: Choice) => void): KeyActs =>
  Object.fromEntries(
    choices.map((choice, index): [string, KeyAct] => [
      String(index + 1),
      { words: 'keys.number.text', press: () => choose(choice) },
    ]),
  );

/** What was chosen in the step before. */
export function DecisionSummary({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <dl className={sharedClasses.summary}>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
    </dl>
  );
}
