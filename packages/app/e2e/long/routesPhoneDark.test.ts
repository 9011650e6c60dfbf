import { phoneDark } from '../visitPages';
import { testEveryAddress } from './everyAddress';

testEveryAddress(phoneDark);
