/** Of each form that asks the identity service. */
export const accountCallDescriptions = {
  states: {
    untouched: 'Nothing was typed yet: what a former visit kept takes its place.',
    editing: 'A person fills it in.',
    calling: 'The identity service is asked, once.',
    done: 'It was done, and is told, or what comes next is gone to.',
  },
  guards: {
    faulty: 'a field that is asked for is empty or wrong',
    isOfField: 'what was refused is of one field',
    succeeded: 'the identity service did it',
  },
};
