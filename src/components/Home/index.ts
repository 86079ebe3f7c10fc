export { default as Readers } from './Readers';
export { default as Release } from './Release';
export { default as Search } from './Search';
export { default as Tasks } from './Tasks';
