export const supportFormWords = {
  states: {
    writing:
      'The message is written; what the profile knows of the person isn’t asked. Signed in, each change is kept as a draft.',
    submitting: 'Signed in: the outbox sends the message, or waits for the connection.',
    sending: 'Signed out, where there is no outbox: the message goes out from here.',
    unsure: 'No answer came: it may have arrived. The person sends it once more, or goes on writing.',
    sent: 'Support has the message; its case number can be copied.',
  },
  guards: {
    faulty: 'a field is missing, or the e-mail address is none',
    isSignedIn: 'somebody is signed in',
    isUntouched: 'no message has been typed yet',
    isUnknown: 'nobody knows whether the message in the outbox arrived',
    oursDone: 'support took this message',
    ours: 'the outbox is done with this message',
    succeeded: 'the gateway took the message',
    wasLost: 'no answer says whether the message arrived',
  },
};
