import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './file-drop.module.css';

interface FileDropProps {
  icon: Icon;
  /** What the button is called. */
  label: string;
  /** What the file dialog shows first, `.zip,.csv`; anything else can be dropped, and is told why it isn't taken. */
  accept: string;
  title: ReactNode;
  hint: ReactNode;
  onFiles: (files: File[]) => void;
}

/** Where files are dropped or picked: one button for both. */
export function FileDrop({ icon: Sign, label, accept, title, hint, onFiles }: FileDropProps) {
  return (
    <Dropzone
      className={classes.drop}
      data-autofocus
      role="group"
      aria-label={label}
      inputProps={{ 'aria-label': label, accept }}
      onDrop={onFiles}
    >
      <span className={classes.inside}>
        <Sign size={36} stroke={1.5} aria-hidden="true" />
        <strong>{title}</strong>
        <span className={classes.hint}>{hint}</span>
      </span>
    </Dropzone>
  );
}
