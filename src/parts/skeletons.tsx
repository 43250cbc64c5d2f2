import { FormattedMessage, useIntl } from 'react-intl';
import { findPlainMessage } from '../copy/message-ids';
import { classNames } from './class-names';
import { PageTitle } from './page-title';
import classes from './skeletons.module.css';
import { VisuallyHidden } from './visually-hidden';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface BoneProps {
  /** A CSS length; as wide as its place without one. */
  width?: string;
  /** A CSS length; a line of text without one. */
  height?: string;
  round?: boolean;
  /** A square as wide as its place. */
  picture?: boolean;
}

/** One bar that stands for a line of text, or for whatever its size says. */
export function SkeletonBar({ width, height, round, picture }: BoneProps) {
  return (
    <span
      className={classNames(classes.bone, round && classes.round, picture && classes.picture)}
      style={{ width, height }}
    />
  );
}

/** Says that something loads; while one is in a page, the page's foot, which would jump, stays out of sight. */
export function Loading() {
  return (
    <VisuallyHidden>
      <span role="status" className="v-loading">
        <FormattedMessage id="parts.loading.label" />
      </span>
    </VisuallyHidden>
  );
}

/** Stands for a grid of listing cards while it loads. */
export function GridSkeleton({ cards = 12 }: { cards?: number }) {
  return (
    <div className={classes.grid}>
      <Loading />
      {times(cards).map((card) => (
        <div key={card} className={classes.card} aria-hidden="true">
          <SkeletonBar picture />
          <SkeletonBar width="92%" height="1rem" />
          <SkeletonBar width="50%" height="1.25rem" />
          <SkeletonBar width="80%" />
          <SkeletonBar width="35%" />
          <SkeletonBar width="65%" />
          <SkeletonBar height="var(--v-control)" />
        </div>
      ))}
    </div>
  );
}

/** Stands for a table while it loads. */
export function TableSkeleton({
  columns = 5,
  rows = 10,
  pictures = false,
  grouped = false,
  tall = false,
  under,
}: {
  columns?: number;
  rows?: number;
  pictures?: boolean;
  /** Under the head of a group. */
  grouped?: boolean;
  /** Rows of four lines. */
  tall?: boolean;
  /** What stands over the table of that list once it is there has its room. */
  under?: 'suspicious' | 'sellers' | 'closedCases' | 'exports';
}) {
  return (
    <div className={classes.table} data-tall={tall || undefined} data-under={under}>
      <Loading />
      <div className={classes.tableHead} aria-hidden="true" />
      {grouped && <div className={classes.group} aria-hidden="true" />}
      {times(rows).map((row) => (
        <div key={row} className={classNames(classes.row, pictures && classes.pictured)} aria-hidden="true">
          {pictures && <span className={classNames(classes.bone, classes.thumbnail)} />}
          {times(columns).map((column) => (
            <span key={column} className={column === 0 ? classes.first : classes.cell}>
              <SkeletonBar width={column === 0 ? '80%' : '60%'} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Stands for a listing or a case with its pictures and facts while it loads. */
export function DetailSkeleton() {
  return (
    <div className={classes.detail}>
      <Loading />
      <span aria-hidden="true">
        <SkeletonBar picture />
      </span>
      <div className={classes.facts} aria-hidden="true">
        <SkeletonBar width="75%" height="1.5rem" />
        <SkeletonBar width="30%" height="1.75rem" />
        {times(6).map((line) => (
          <SkeletonBar key={line} width={`${90 - line * 8}%`} />
        ))}
      </div>
    </div>
  );
}

/** Stands for a whole screen whose code is still on its way: under its own heading where its words are here and say it without figures. */
export function ScreenSkeleton({ of }: { of?: string | null }) {
  const intl = useIntl();
  const title = findPlainMessage(intl, `${of}.title.text`);
  const lead = findPlainMessage(intl, `${of}.lead.text`);
  return (
    <div className={classes.screen} data-whole data-of={of}>
      <Loading />
      {title === null ? (
        <span aria-hidden="true">
          <SkeletonBar width="16rem" height="1.75rem" />
        </span>
      ) : (
        <PageTitle title={title} lead={lead ?? undefined} />
      )}
      <TableSkeleton rows={8} />
    </div>
  );
}
