import type { SnapshotFrom } from 'xstate';
import type { announcementsMachine } from './announcements.machine';

/** What stands in the live region. */
export const announcementsView = ({ context: { announced } }: SnapshotFrom<typeof announcementsMachine>) => announced;
