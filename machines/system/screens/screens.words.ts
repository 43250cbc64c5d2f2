export const screensWords = {
  states: {
    deciding: 'Who may see what at this address, decided anew.',
    choosing: 'A screen is to be shown; it is there already, or its machine has to be loaded.',
    waiting: 'Session or profile are not known yet, or the console is on its way to another address.',
    loading: 'The machine of the screen is loaded with its chunk.',
    showing: 'The screen is alive; the one it was opened from rests beneath it.',
    crashed: 'The machine of the screen failed; everything else goes on.',
    unloaded: 'The code of the screen could not be loaded.',
  },
  guards: {
    mustWait: 'session or profile are not known yet',
    leadsElsewhere: 'this address leads to another one',
    goesOn: 'it is the same visit, perhaps with another search',
    goesBack: 'it is the visit kept beneath',
    changesSession: 'somebody came or went, and no screen of before stays',
    isComplete: 'the screen is alive, or needs no machine',
    beneathCrashed: 'it was the visit beneath',
    liveCrashed: 'it was the live visit',
  },
};
