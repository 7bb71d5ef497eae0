/** Phonebooks have grown since the send was accepted, perhaps for a year: together they hold more than one send may have. */
export class SourceTooLargeError extends Error {
  constructor() {
    super('The source of the send holds too many numbers.');
    this.name = 'SourceTooLargeError';
  }
}

/** The send asks for a phonebook, a tag, a property or a file that was deleted since: whom it meant, or what it says, nobody knows. */
export class SourceGoneError extends Error {
  constructor() {
    super('What the send asks for is gone.');
    this.name = 'SourceGoneError';
  }
}
