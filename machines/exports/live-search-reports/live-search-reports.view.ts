import { exportsView } from '../exports-of.view';

export const liveSearchReportsView = exportsView;
