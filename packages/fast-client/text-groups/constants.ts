/** Class of blocks that are left together until the reader comes near. */
export const groupClass = 'block-group';

/** Class of a group that a block follows: a heading keeps its own distance, a block does not. */
export const continuedClass = 'block-group--continued';
