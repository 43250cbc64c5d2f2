export const snapshotDownloadDescriptions = {
  states: {
    asking: 'The link of the copy is asked for.',
    saving: 'What is at the link is fetched and saved.',
    saved: 'The copy is on this device; it can be saved once more.',
    failed: 'There is no link, or nothing is at it: it can be tried again.',
  },
  guards: { succeeded: 'it was answered' },
};
