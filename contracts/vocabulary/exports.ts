/** Which listings a live-search report takes. */
export const exportStatuses = ['all', 'active', 'paused'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const exportSources = ['dump', 'api'] as const;
export type ExportSource = (typeof exportSources)[number];

/** Milliseconds after which a report that is still in the making is told as late, and no longer asked after. */
export const exportLateAfter = 600_000;
