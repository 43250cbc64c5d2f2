export const searchQueueDescriptions = {
  states: {
    recovering: 'The outbox reads what a former visit left: the line that was in hand may be among it, and is joined.',
    choosing: 'The first line that waits is next.',
    asking: 'One line is looked for; the others wait.',
    paused: 'A person let it stop behind the line in hand.',
    stuck: 'The gateway could not be reached: the line waits until a person goes on.',
    over: 'Every line has its fate; more can be added.',
    gone: 'The queue is put away, and forgotten.',
  },
  guards: {
    isOver: 'no line waits',
    isPausing: 'a person asked for a pause',
    isStuck: 'the gateway gave no answer, or turned the request away at the door',
  },
};
