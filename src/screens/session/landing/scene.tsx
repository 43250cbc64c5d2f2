import { IconAlertTriangle, IconCheck, IconClock, IconSend } from '@tabler/icons-react';
import { classNames } from '../../../parts/class-names';
import classes from './scene.module.css';

const cards = [
  { tone: 'suspicious', Sign: IconAlertTriangle, shape: classes.bag },
  { tone: 'trusted', Sign: IconCheck, shape: classes.watch },
  { tone: 'sending', Sign: IconSend, shape: classes.shoe },
  { tone: 'awaiting', Sign: IconClock, shape: classes.bottle },
] as const;

/** The console in miniature: listings under the lookout's eye, each with what was decided. It says nothing that the words do not. */
export function Scene() {
  return (
    <div className={classes.scene} aria-hidden="true">
      <svg className={classes.sight} viewBox="0 0 400 400">
        <circle cx="200" cy="200" r="60" />
        <circle cx="200" cy="200" r="120" />
        <circle cx="200" cy="200" r="180" />
        <path d="M200 200 330 75" />
      </svg>
      <div className={classes.board}>
        {cards.map(({ tone, Sign, shape }) => (
          <div key={tone} className={classes.card} data-tone={tone}>
            <span className={classes.picture}>
              <span className={classNames(classes.shape, shape)} />
            </span>
            <span className={classes.line} />
            <span className={classNames(classes.line, classes.short)} />
            <span className={classes.pill}>
              <Sign size={14} stroke={2} />
              <span className={classes.word} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
