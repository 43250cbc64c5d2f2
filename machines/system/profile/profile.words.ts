const asked = {
  asking: 'Asked for.',
  lost: 'Did not come; asked for again in a while.',
  known: 'Known.',
};

export const profileWords = {
  states: {
    person: 'Who the person is, and whether they may stay.',
    opening: 'Profile and allowed notices are asked for at once.',
    failed: 'One of them did not come: the retry screen.',
    expelled: 'A rule ended the session.',
    open: 'The profile is known; everything that belongs to it is awake.',
    settled: 'Nothing is asked.',
    refetching: 'The profile is asked for again, the former stays meanwhile.',
    doubting: 'It did not come; the third answered failure ends the session.',
    modal: 'The modal above every screen.',
    none: 'None.',
    verification: 'The person is told that verification is needed.',
    selection: 'The choice among profiles.',
    ...asked,
  },
  guards: {
    tooManyFailures: 'three answered failures in a row',
    lacksRights: 'no allowed notices, or fewer than authorised sites',
    isOurs: 'it is a change of this profile',
    changesLanguage: 'a refused change of the language',
    mustVerify: 'verification is the start-up modal of this load',
    switched: 'another profile was entered',
    saysProfileChanged: 'another tab changed the profile',
    wasAnswered: 'the gateway answered, with a failure',
    endsTheSession: 'the gateway answered, with a failure other than an unknown field',
  },
};
