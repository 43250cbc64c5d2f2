/** Of the profile's settings; false turns the keys of one letter off. */
export const singleKeysSetting = 'keys:single';

/** Whether keys of one letter do something, as long as nobody has turned them off. */
export const hasSingleKeys = (settings: Readonly<Record<string, unknown>> | undefined): boolean =>
  settings?.[singleKeysSetting] !== false;

/** Whether a key is one of a letter, a figure or a sign alone: the kind that speech input and a slip of the hand press. */
export const isSingleKey = (key: string): boolean => [...key].length === 1;
