import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CaseDocument } from '../../../../contracts/shapes';
import { AppLink } from '../../../parts/app-link';
import classes from './case-parts.module.css';

/** What somebody wrote, word for word. */
export function Quote({ children }: { children: ReactNode }) {
  return <blockquote className={classes.quote}>{children}</blockquote>;
}

/** The files that the seller attached, each opened in a new tab. */
export function CaseFiles({ files }: { files: readonly CaseDocument[] }) {
  const intl = useIntl();
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.url} className={classes.file}>
          <IconFileText size={18} aria-hidden="true" />
          <AppLink href={file.url} newTab>
            {file.name}
          </AppLink>
          {file.size !== null && (
            <span className={classes.soft}>
              {intl.formatNumber(Math.max(1, Math.round(file.size / 1024)), { style: 'unit', unit: 'kilobyte' })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
