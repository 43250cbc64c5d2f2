import { exportsView } from '../exports-of.view';

export const customReportsView = exportsView;
