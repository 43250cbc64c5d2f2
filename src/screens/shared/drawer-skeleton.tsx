import { TableSkeleton } from '../../parts/skeletons';

/** Stands in the decision pane for a drawer whose code is on its way. */
export const DrawerSkeleton = () => <TableSkeleton columns={1} rows={6} />;
