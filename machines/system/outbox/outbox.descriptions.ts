export const outboxDescriptions = {
  states: {
    asleep: 'Nobody is signed in: what is kept stays in the journal.',
    awake: 'Somebody is signed in: their work goes on.',
    leasing: 'This tab takes the lease on its own operations, so that no other takes them up.',
    reading: 'The journal is read: what tabs that are gone have left is taken up, what others work on is followed.',
    working: 'Operations go as soon as it is their turn.',
    gathering: 'Another tab has something new; the journal is read again in a moment.',
    clearing: 'The person has logged out: everything kept is given up.',
  },
  guards: {
    isOwnLease: 'the lease is the one on this tab’s operations',
    isMarkOfOurs: 'another tab of this profile has marked or sent listings',
    isDoneElsewhere: 'another tab of this profile has done a mutation that this release knows',
    isSendOverElsewhere: 'a send of another tab of this profile is over',
    isStale: 'another tab wrote to the journal while it was read',
    isAboutUs: 'another tab of this profile has something new',
    isAnotherProfile: 'another profile has come without the former one’s rest',
  },
};
