const PICTURE = /^visual\/references\/(.+)\.png$/;
/** What decorates every story. */
const isOfAllStories = (file) => file.startsWith('.storybook/') && !/\.(test|stories)\.|\.mdx$/.test(file);

/** Which of the files that a person changed a story draws; undefined where there is none. */
const causeOf = (story, { edited, reachedFrom }) => {
  const reached = reachedFrom(story);
  return edited.find((file) => reached.has(file) || isOfAllStories(file));
};

/**
 * Sorts what was generated anew: texts; pictures of stories that draw a file which a person changed, by that file; pictures
 * that no story of the run takes; and pictures that nobody expected.
 * @param {string[]} generated
 * @param {object} branch
 * @param {string[]} branch.edited what persons changed
 * @param {Map<string, string>} branch.storyOf the story file of each picture that was taken
 * @param {(story: string) => Set<string>} branch.reachedFrom the files that a story draws
 */
export function refreshedFiles(generated, { edited, storyOf, reachedFrom }) {
  const texts = [];
  const orphans = [];
  const unexpected = [];
  /** @type {Map<string, string[]>} */
  const expected = new Map();
  for (const file of generated) {
    const name = PICTURE.exec(file)?.[1];
    const story = name && storyOf.get(name);
    const cause = story && causeOf(story, { edited, reachedFrom });
    if (!name) texts.push(file);
    else if (!story) orphans.push(file);
    else if (cause) expected.set(cause, [...(expected.get(cause) ?? []), file]);
    else unexpected.push(file);
  }
  return { texts, expected, orphans, unexpected };
}

const block = (title, files) => (files.length > 0 ? [title, ...files.map((file) => `  ${file}`)] : []);

/**
 * What a refresh changed, as lines; the pictures that nobody expected come last.
 * @param {ReturnType<typeof refreshedFiles>} sorted
 */
export function toldRefreshed({ texts, expected, orphans, unexpected }) {
  const pictures = [...expected].flatMap(([cause, files]) => block(`Pictures of what draws ${cause}:`, files));
  return [
    ...block('Generated anew; look at each before you commit it:', texts),
    ...pictures,
    ...block('Pictures that no story of this run takes:', orphans),
    ...block('Pictures that nobody expected, since their stories draw no file that was changed by hand:', unexpected),
  ].join('\n');
}
