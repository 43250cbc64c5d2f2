export const caseVariantsDescriptions = {
  states: {
    asking: 'Asked which variants the report names.',
    naming: 'It names some: the listing is asked what they are called.',
    shown: 'They stand, or the report is about the whole listing.',
    failed: 'It could not be had which variants the report names.',
  },
  guards: { namesNone: 'the report names no variant' },
};
