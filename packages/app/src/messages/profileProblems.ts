import { validateProfile, type ProfileForm } from '@arma11/core/domain';
import { es } from './es';

/** What is wrong with a name, a password and its repetition, by field (product §5); an empty object when all is well. */
export const profileProblems = (form: ProfileForm): ReturnType<typeof validateProfile> =>
  Object.fromEntries(Object.entries(validateProfile(form)).map(([field, said]) => [field, es.spoken.fromServer(said)]));
