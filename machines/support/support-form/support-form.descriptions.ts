export const supportFormDescriptions = {
  states: {
    writing:
      'The message is written; what the profile knows of the person isn’t asked. Each change is kept: signed in as a draft, else for the tab.',
    submitting: 'Signed in: the outbox sends the message, or waits for the connection.',
    'submitting.going': 'It is on its way.',
    'submitting.unsure':
      'No answer came: it may have arrived. The person has it sent once more, or gives it up and goes on writing.',
    sending: 'Signed out, where there is no outbox: the message goes out from here.',
    unsure: 'Signed out: no answer came: it may have arrived. The person sends it once more, or goes on writing.',
    sent: 'Support has the message; its case number can be copied.',
  },
  guards: {
    faulty: 'a field is missing, or the e-mail address is none',
    isSignedIn: 'somebody is signed in',
    isTakenUp: 'it is a message, and nothing was written yet',
    isUnknown: 'nobody knows whether the message in the outbox arrived',
    succeeded: 'support took the message',
    wasGivenUp: 'the person gave it up',
    wasLost: 'no answer says whether the message arrived',
  },
};
