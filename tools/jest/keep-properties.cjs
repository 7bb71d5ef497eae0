/** Remembers the properties of an object. Answers what puts them back: new ones go, changed and removed ones are as they were. */
exports.keepProperties = (object) => {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    // Some cannot be taken away, like the network's place for its agent; they are no test's.
    for (const key of Reflect.ownKeys(object)) if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
    for (const key of Reflect.ownKeys(before)) {
      const [was, is] = [before[key], Object.getOwnPropertyDescriptor(object, key)];
      if (is?.value !== was.value || is?.get !== was.get || is?.set !== was.set)
        Reflect.defineProperty(object, key, was);
    }
  };
};
