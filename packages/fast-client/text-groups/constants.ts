/** Class of blocks that are left together until the reader comes near. */
export const groupClass = 'block-group';
